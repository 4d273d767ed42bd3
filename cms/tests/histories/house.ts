import { resolve } from 'node:path';
import { DEFAULT_BOOKING_POLICIES } from 'booking-rules/shared/domain/booking-policies';
import type { Day } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';
import type { RouteKey } from 'booking-rules/contracts';
import { apartmentData } from '../fixture/apartment';
import { ask, send, type SentTo } from '../fixture/http';
import { guestOf } from '../fixture/guest';
import { inDays } from '../fixture/days';
import { within } from '../fixture/within';
import { firstManagerOf, REGISTRATION } from '../outside/manager';
import { runStatement } from '../outside/rows-of';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { startStripeServer, type StripeServer } from '../stand-ins/stripe/stripe-server';
import { deliver } from '../payments/stripe/stripe-fixture';
import type { StripeEvent } from '../stand-ins/stripe/webhooks';
import { createDatabase } from '../run/databases';
import type { TestDatabase } from '../run/settings';

const DAY_MS = 86_400_000;
const SEEN_MS = 10_000;
const UNAUTHORISED = 401;
const GONE = /aborted|ECONNRE|socket hang up|fetch failed|EPIPE/;

/** The apartments of the house, with what their Tourism Dirham comes to each night: by bedroom and by grade. */
export const APARTMENTS = [
  { id: 'history-plain', perNight: 1_000, data: { weekendRate: 52_345 } },
  {
    id: 'history-deluxe',
    perNight: 3_000,
    data: {
      ...{ bedrooms: 2, grade: 'deluxe' as const, nightlyRate: 61_111, cleaningFee: 20_001 },
      ...{ includedGuests: 2, extraGuestFee: 7_777, paymentTerms: { percentNow: 30, daysBefore: 10 } },
    },
  },
  {
    id: 'history-studio',
    perNight: 1_000,
    data: { bedrooms: 0, nightlyRate: 33_333, bookingMode: 'on-request' as const },
  },
] as const;

export const EXTRAS = ['history-transfer', 'history-cot', 'history-breakfast'] as const;
export const CODES = ['HISTORY-10', 'HISTORY-AED'] as const;

/** What a night in an apartment of the house owes. */
export const tourismDirham = (apartment: string): number =>
  APARTMENTS.find(({ id }) => id === apartment)?.perNight ?? 0;

/** A server that takes cards and whose clock is ours to turn, with all that guests can book. */
export interface House {
  database: TestDatabase;
  stripe: StripeServer;
  /** Id of the rate plan that is paid at once and never given back. */
  ratePlan: string;
  url(): string;
  now(): number;
  today(): Day;
  /** Lets days pass, for the server and for Stripe. */
  pass(days: number): Promise<void>;
  /** Asks as a manager. */
  asManager<Key extends RouteKey>(key: Key, sent?: SentTo): ReturnType<typeof ask<Key>>;
  asGuest<Key extends RouteKey>(key: Key, sent?: SentTo): ReturnType<typeof ask<Key>>;
  hears(event: StripeEvent): Promise<number>;
  /** Kills the server as a power cut would. */
  kill(): Promise<void>;
  /** Whether a question was left without an answer by that. */
  wasKilled(error: unknown): boolean;
  /** Starts another on its database. */
  start(): Promise<void>;
  /** What is to be tried again later is due now. */
  hurry(): Promise<void>;
  close(): Promise<void>;
}

export async function startHouse(name: string): Promise<House> {
  let [shift, kills] = [0, 0];
  const now = (): number => Date.now() + shift;
  const stripe = await startStripeServer(undefined, now);
  const database = await createDatabase(name);
  const clock = resolve(__dirname, '../outside/shifted-clock.cjs');
  const startServer = async (): Promise<ServerProcess> => {
    const started = await startServerProcess(database, {
      ...stripe.settings,
      NODE_OPTIONS: `--require "${clock}"`,
      CLOCK_SHIFT: String(shift),
    });
    await started.ready;
    return started;
  };
  let server = await startServer();
  const manager = await firstManagerOf(server.url);
  let { token } = manager;
  const ratePlan = await furnish(server.url, manager);

  async function signIn(): Promise<void> {
    const { email, password } = REGISTRATION;
    const { data } = await send(server.url, 'post', '/admin/login', { body: { email, password } });
    ({ token } = data as { token: string });
  }

  return {
    ...{ database, stripe, ratePlan, now },
    url: () => server.url,
    today: () => localDay(new Date(now())),

    async pass(days) {
      shift += days * DAY_MS;
      await server.setClock(shift);
    },

    async asManager(key, sent = {}) {
      const asked = () =>
        ask(server.url, key, { ...sent, headers: { ...sent.headers, Authorization: `Bearer ${token}` } });
      const answer = await asked();
      if (answer.status !== UNAUTHORISED) return answer;
      await signIn();
      return asked();
    },

    asGuest: (key, sent) => ask(server.url, key, sent),

    async hears(event) {
      const timestamp = Math.floor(now() / 1_000);
      return (await deliver(server.url, event, { timestamp })).status;
    },

    async kill() {
      kills += 1;
      await server.kill();
    },

    wasKilled: (error) => kills > 0 && GONE.test(`${String(error)} ${String((error as Error).cause)}`),

    async start() {
      // What the dead process had taken for itself for a minute is free at once.
      await runStatement(database, 'update booking_jobs set locked_until = 0');
      server = await startServer();
    },

    async hurry() {
      await runStatement(database, 'update booking_refunds set next_at = 0 where done_at is null');
    },

    async close() {
      await server.stop();
      await stripe.stop();
    },
  };
}

/** Opens the house; the answer is the id of its rate plan. */
async function furnish(url: string, manager: Awaited<ReturnType<typeof firstManagerOf>>): Promise<string> {
  await manager.writeSingle('api::site-setting.site-setting', {
    holds: { ...DEFAULT_BOOKING_POLICIES, payOnArrival: true },
  });
  const business = {
    tradingName: 'Harbour Homes',
    address: '1 Quay Street\nDubai',
    taxNumber: '100000000000003',
  };
  await manager.writeSingle('plugin::booking-rules.business', business);
  const extra = { active: true, order: 1, noticeHours: 24, most: 3 };
  const [transfer, cot, breakfast] = EXTRAS;
  for (const terms of [
    { name: 'History transfer', slug: transfer, price: 20_001, basis: 'stay', taxable: true },
    { name: 'History cot', slug: cot, price: 3_333, basis: 'night', taxable: false },
    { name: 'History breakfast', slug: breakfast, price: 4_567, basis: 'guest-night', taxable: true },
  ])
    await manager.create('plugin::booking-rules.extra', { ...extra, ...terms });
  const [percent, amount] = CODES;
  const code = { active: true };
  await manager.create('plugin::booking-rules.promotion', { ...code, code: percent, percent: 10 });
  await manager.create('plugin::booking-rules.promotion', {
    ...code,
    code: amount,
    percent: 0,
    amount: 12_345,
  });
  const cancellationPolicy = await manager.create('plugin::booking-rules.cancellation-policy', {
    ...{ name: 'No way back', tiers: [] },
  });
  const plan = { name: 'Non-refundable', percent: -10, active: true, paidAtOnce: true, noticeDays: 0 };
  const ratePlan = await manager.create('plugin::booking-rules.rate-plan', { ...plan, cancellationPolicy });
  for (const { id, data } of APARTMENTS)
    await manager.create('api::apartment.apartment', apartmentData(id, { ...data, bookingWindowDays: 540 }));
  // What is published is there within a second, not at once.
  const guest = guestOf(url);
  await within(SEEN_MS, () =>
    Promise.all(
      APARTMENTS.map(({ id: apartmentId }) => {
        const stay = { checkIn: inDays(3), checkOut: inDays(5), guests: 1 };
        return guest.quote({ apartmentId, ...stay, promotionCode: amount, ratePlan });
      }),
    ),
  );
  return ratePlan;
}
