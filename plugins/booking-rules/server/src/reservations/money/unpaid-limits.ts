import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import { DEFAULT_UNPAID_LIMITS, type UnpaidLimits } from '../../../../shared/domain/booking-policies';
import { emailKey } from '../../../../shared/domain/guests/email-key';
import { plural } from '../../../../shared/format/plural';
import { whereNothingPaid } from '../../folio/sums';
import type { Changes } from '../../inventory/changes/changes';
import { keepReading } from '../../inventory/changes/kept-reading';
import { localDay } from '../../../../shared/domain/local-day';
import type { AwaitedStep, PaymentMethod, ReservationState } from '../../../../shared/domain/reservation';
import type { Day } from '../../../../shared/domain/stay';
import { documents, UIDS } from '../../records/documents';
import { reservationTable } from '../../records/reservations/reservations';

/** The table of reservations that count against the limits on unpaid bookings. */
export const LIMIT_ENTRIES = 'booking_limit_entries';
const DAY_MS = 86_400_000;

/** A guest who is about to reserve without having paid. */
export interface UnpaidReservation {
  reference: string;
  email: string;
  /** E.164. */
  phone: string;
  /** What the address that the request came from is counted as; null when that is not known. */
  network: string | null;
  nights: number;
  /** The address is known to be the guest's. */
  addressProven: boolean;
  /** Nights are held for minutes only, until a card is charged. */
  paysAtOnce: boolean;
}

/** A stay that was reserved by a guest and of which nothing has been paid. */
interface UnpaidStay {
  email: string;
  phone: string;
  network: string | null;
  nights: number;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  /** It holds nights that are to come, and for longer than the minutes that a card takes. */
  isOpen: boolean;
  addressProven: boolean;
}

/** The limits on what guests can reserve without paying. */
export const createUnpaidLimits = ({ strapi, changes }: { strapi: Core.Strapi; changes: Changes }) => {
  const readSet = keepReading(changes, [UIDS.siteSetting], async () => {
    const setting = await documents(strapi, UIDS.siteSetting).findFirst({ populate: ['limits'] });
    return { ...DEFAULT_UNPAID_LIMITS, ...setting?.limits };
  });

  /** The limits as a manager has set them; null when limits are switched off as a whole. */
  async function read(): Promise<UnpaidLimits | null> {
    return strapi.config.get('plugin::booking-rules.unpaidLimits') === false ? null : readSet();
  }

  /**
   * Judges a stay by the limits, inside the transaction that reserves and counts it: whoever shares an address, a phone
   * number or a network with it waits until that has ended, so that many at once come no further than one by one.
   * @param limits null for none
   * @throws HttpError 429 with `details.limit` and `details.most`, and with `details.retryAfter` in seconds where time
   *   alone ends it
   */
  async function judge(
    trx: Knex.Transaction,
    unpaid: UnpaidReservation,
    limits: UnpaidLimits | null,
    now: Date,
  ): Promise<void> {
    if (limits === null) return;
    const { phone, network, nights } = unpaid;
    const email = emailKey(unpaid.email);
    await waitForOthers(trx, [`email ${email}`, `phone ${phone}`, `network ${network ?? ''}`]);
    const shared = await readShared(trx, { email, phone, network }, now);
    if (!unpaid.paysAtOnce) {
      const ofAddress = shared.filter((stay) => stay.email === email);
      const ofPhone = shared.filter((stay) => stay.phone === phone);
      for (const stays of [ofAddress, ofPhone]) judgeGuest(stays, nights, limits);
    }
    const today = shared.filter(({ at }) => at > now.getTime() - DAY_MS);
    if (!unpaid.addressProven) {
      const unproven = today.filter((stay) => stay.email === email && !stay.addressProven);
      judgeAddress(unproven, limits, now);
    }
    if (network !== null) {
      const made = today.filter((stay) => stay.network === network);
      judgeNetwork(made, nights, limits, now);
    }
  }

  /** Counts a stay that has been judged. */
  function count(trx: Knex.Transaction, unpaid: UnpaidReservation, now: Date): Knex.QueryBuilder {
    const { reference, phone, network, nights } = unpaid;
    const email = emailKey(unpaid.email);
    return trx(LIMIT_ENTRIES).insert({ reference, email, phone, network, nights, made_at: now.getTime() });
  }

  /** SQLite has one writer at a time; PostgreSQL takes locks, always in the same order. */
  async function waitForOthers(trx: Knex.Transaction, keys: readonly string[]): Promise<void> {
    if (strapi.db.dialect.client !== 'postgres') return;
    const locks = 'select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(?::text[]) as key';
    await trx.raw(locks, [[...keys].sort()]);
  }

  /** The unpaid stays of whoever shares an address or a phone number with a guest, or a network today; first to last. */
  async function readShared(
    trx: Knex.Transaction,
    { email, phone, network }: Pick<UnpaidStay, 'email' | 'phone' | 'network'>,
    now: Date,
  ): Promise<UnpaidStay[]> {
    const query = trx(`${LIMIT_ENTRIES} as made`)
      .join(`${reservationTable(strapi)} as stay`, 'stay.reference', 'made.reference')
      .where((any) => {
        void any.where('made.email', email).orWhere('made.phone', phone);
        if (network === null) return;
        void any.orWhere((its) => {
          void its.where('made.network', network).andWhere('made.made_at', '>', now.getTime() - DAY_MS);
        });
      })
      .orderBy('made.made_at')
      .select('made.email', 'made.phone', 'made.network', 'made.nights', 'stay.state', 'stay.payment')
      .select({ awaiting: 'stay.awaiting', proof: 'stay.address_proof', at: 'made.made_at' })
      .select({ checkOut: trx.raw('cast(stay.check_out as text)') });
    whereNothingPaid(query, 'made.reference');
    const today = localDay(now);
    return ((await query) as SharedRow[]).map(
      ({ state, payment, awaiting, proof, checkOut, at, ...stay }) => ({
        ...stay,
        at: Number(at),
        isOpen:
          (state === 'held' || state === 'confirmed') &&
          checkOut > today &&
          !(payment === 'stripe' && awaiting === 'payment'),
        addressProven: proof !== null,
      }),
    );
  }

  return { read, judge, count };
};

export type UnpaidLimitsService = ReturnType<typeof createUnpaidLimits>;

interface SharedRow extends Pick<UnpaidStay, 'email' | 'phone' | 'network' | 'nights'> {
  state: ReservationState;
  payment: PaymentMethod;
  awaiting: AwaitedStep | null;
  proof: string | null;
  checkOut: Day;
  at: number | string;
}

/** @param stays of an address or of a phone number */
function judgeGuest(
  stays: readonly UnpaidStay[],
  nights: number,
  { staysPerGuest, nightsPerGuest }: UnpaidLimits,
): void {
  const open = stays.filter(({ isOpen }) => isOpen);
  if (open.length + 1 > staysPerGuest) {
    throw tooMany(
      'guest-stays',
      staysPerGuest,
      `You already have ${plural(open.length, 'unpaid booking')}. Pay for or cancel one of them first, or call us.`,
    );
  }
  const all = nightsOf(open) + nights;
  if (all > nightsPerGuest) {
    throw tooMany(
      'guest-nights',
      nightsPerGuest,
      `Up to ${plural(nightsPerGuest, 'night')} can be booked without paying. With this stay you would have ${all}. Choose fewer nights, pay for an open booking first, or call us.`,
    );
  }
}

/** @param made today at an address that nobody has confirmed */
function judgeAddress(made: readonly UnpaidStay[], { unconfirmedPerDay }: UnpaidLimits, now: Date): void {
  if (made.length < unconfirmedPerDay) return;
  throw tooMany(
    'unconfirmed',
    unconfirmedPerDay,
    "We've sent several emails to this address today and nobody has confirmed it. Open the link in one of them, or call us.",
    secondsUntil(made, (left) => left.length < unconfirmedPerDay, now),
  );
}

/** @param made today from a network */
function judgeNetwork(
  made: readonly UnpaidStay[],
  nights: number,
  { staysPerNetwork, nightsPerNetwork }: UnpaidLimits,
  now: Date,
): void {
  const words =
    'have been booked from your connection today without payment. Try again tomorrow, or call us.';
  const fitsStays = (left: readonly UnpaidStay[]): boolean => left.length + 1 <= staysPerNetwork;
  const fitsNights = (left: readonly UnpaidStay[]): boolean => nightsOf(left) + nights <= nightsPerNetwork;
  const wait = secondsUntil(made, (left) => fitsStays(left) && fitsNights(left), now);
  if (!fitsStays(made)) {
    throw tooMany('network-stays', staysPerNetwork, `${plural(made.length, 'stay')} ${words}`, wait);
  }
  if (!fitsNights(made)) {
    throw tooMany('network-nights', nightsPerNetwork, `${plural(nightsOf(made), 'night')} ${words}`, wait);
  }
}

function tooMany(limit: string, most: number, message: string, retryAfter: number | null = null): Error {
  return createError(429, message, { details: { limit, most, ...(retryAfter !== null && { retryAfter }) } });
}

const nightsOf = (made: readonly UnpaidStay[]): number => made.reduce((sum, { nights }) => sum + nights, 0);

/** Seconds until enough of what was made is a day old; null when that is never enough. */
function secondsUntil(
  made: readonly UnpaidStay[],
  fits: (left: readonly UnpaidStay[]) => boolean,
  now: Date,
): number | null {
  const last = made.find((_, index) => fits(made.slice(index + 1)));
  if (!last) return null;
  // Whoever has asked at the same time may have been written down a moment later.
  const left = Math.min(DAY_MS, last.at + DAY_MS - now.getTime());
  return Math.max(1, Math.ceil(left / 1_000));
}
