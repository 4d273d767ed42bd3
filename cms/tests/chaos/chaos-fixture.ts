import { DEFAULT_BOOKING_POLICIES } from 'booking-rules/shared/domain/booking-policies';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { apartmentData } from '../fixture/apartment';
import { inDays, stayIn } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { ask } from '../fixture/http';
import { within } from '../fixture/within';
import { firstManagerOf } from '../outside/manager';
import type { StripeServer } from '../stand-ins/stripe/stripe-server';
import type { StripeEvent } from '../stand-ins/stripe/webhooks';
import type { Random } from './random';
import type { Answered, Target } from './target';

const APARTMENTS = 8;
/** What can be booked beside a stay. */
export const EXTRAS = ['chaos-transfer', 'chaos-cot'] as const;
const DAYS = 60;
/** Far from everything that the chaos touches. */
const PROBE_DAYS = 300;
/** How long the servers have to show what was published. */
const SETTLE_MS = 10_000;

/** A reservation that a client was given. */
export interface Given {
  reference: string;
  email: string;
}

/** A block that a client made, or the freeing of one, of which the answer never came. */
export interface Block extends Stay {
  apartmentId: string;
  doubtful: boolean;
}

interface Code {
  code: string;
  useLimit: number;
}

/** What all clients share. */
export interface ChaosFixture {
  targets: readonly Target[];
  /** Token of a manager. */
  token: string;
  apartments: readonly string[];
  /** First day and number of days in which everything happens. */
  firstDay: string;
  days: number;
  /** Where cards are paid, and money goes back. */
  stripe: StripeServer;
  /** What it has still to report, because nobody answered that it was heard. */
  unheard: StripeEvent[];
  /** Reservations of which a part was given back on its own pages. */
  givenBackAtStripe: Set<string>;
  /** Promotion codes, each with its limit of uses. */
  codes: readonly Code[];
  given: Given[];
  blocks: Block[];
  /** Answers that no client should ever get. */
  surprises: string[];
  operations: Map<string, number>;
  /** How often something was killed or restarted. */
  faults: number;
  /** How often all promises were looked at meanwhile. */
  looks: number;
  stopped: boolean;
}

/** One client with its own chance and its own keys. */
export interface Client {
  fixture: ChaosFixture;
  name: string;
  random: Random;
  count: number;
}

/** One of the servers, at random. */
export function anyTarget({ fixture, random }: Client): Target {
  const target = random.oneOf(fixture.targets);
  if (!target) throw new Error('There is no server');
  return target;
}

/** Mostly one of those that were reserved lately, of which most still stand. */
export function anyGiven({ fixture: { given }, random }: Client): Given | undefined {
  const lately = random.below(4) > 0 ? given.slice(-40) : given;
  return random.oneOf(lately);
}

/** Notes what was done and, when it is none of those expected, what was answered. */
export function note(
  { fixture }: Client,
  what: string,
  answer: Answered | null,
  expected: number[],
): boolean {
  const status = answer?.status ?? 0;
  const label = `${what} ${status === 0 ? 'unanswered' : status}`;
  fixture.operations.set(label, (fixture.operations.get(label) ?? 0) + 1);
  if (answer && !expected.includes(status)) {
    fixture.surprises.push(`${what} was answered ${status}: ${answer.body.error?.message ?? ''}`);
  }
  return status >= 200 && status < 300;
}

/** Something that a client does. */
export type Operation = (client: Client) => Promise<void>;

/**
 * The fixture before the chaos begins: a manager, apartments half of which are booked on request, codes that may be
 * used a few times, and guests who may pay as they like.
 */
export async function createChaosFixture(
  targets: readonly [Target, ...Target[]],
  stripe: StripeServer,
): Promise<ChaosFixture> {
  const manager = await firstManagerOf(targets[0].url());
  // A new house is nowhere, and stays have to owe the Tourism Dirham.
  const headers = { Authorization: `Bearer ${manager.token}` };
  const params = { slug: 'dubai' };
  await ask(targets[0].url(), 'POST /booking-rules/places/{slug}/apply', { headers, params });
  const holds = { ...DEFAULT_BOOKING_POLICIES, payOnArrival: true };
  await manager.writeSingle('api::site-setting.site-setting', { holds });
  const codes = [1, 2, 5].map((useLimit) => ({ code: `CHAOS-${useLimit}`, useLimit }));
  for (const code of codes) {
    await manager.create('plugin::booking-rules.promotion', { ...code, percent: 10, active: true });
  }
  for (const [index, slug] of EXTRAS.entries()) {
    const terms = { slug, name: slug, price: 3_333 * (index + 1), basis: index === 0 ? 'stay' : 'night' };
    const more = { active: true, order: index, noticeHours: 0, most: 3, taxable: index === 0 };
    await manager.create('plugin::booking-rules.extra', { ...terms, ...more });
  }
  const apartments = Array.from({ length: APARTMENTS }, (_, index) => `chaos-${index}`);
  for (const [index, apartmentId] of apartments.entries()) {
    const bookingMode = index % 2 === 0 ? 'instant' : 'on-request';
    const inParts = index % 3 === 0 && { paymentTerms: { percentNow: 30, daysBefore: 10 } };
    await manager.create('api::apartment.apartment', apartmentData(apartmentId, { bookingMode, ...inParts }));
  }
  // What is published is there within a second, not at once.
  for (const target of targets) {
    const guest = guestOf(target.url());
    await within(SETTLE_MS, () =>
      Promise.all(
        apartments.map((apartmentId) =>
          guest.quote({
            apartmentId,
            ...stayIn(PROBE_DAYS, 1),
            guests: 1,
            promotionCode: codes[0]?.code ?? '',
          }),
        ),
      ),
    );
  }
  return {
    targets,
    token: manager.token,
    apartments,
    // The first nights are so near that they shorten the time to pay.
    firstDay: inDays(1),
    days: DAYS,
    stripe,
    unheard: [],
    givenBackAtStripe: new Set(),
    codes,
    given: [],
    blocks: [],
    surprises: [],
    operations: new Map(),
    faults: 0,
    looks: 0,
    stopped: false,
  };
}
