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

interface Counted {
  stays: number;
  nights: number;
}

/** A stay that was made within 24 hours. */
interface Made {
  nights: number;
  /** Milliseconds since 1970. */
  at: number;
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
    if (!unpaid.paysAtOnce) await judgeGuest(trx, { email, phone }, nights, limits, now);
    if (!unpaid.addressProven) await judgeAddress(trx, email, limits, now);
    if (network !== null) await judgeNetwork(trx, network, nights, limits, now);
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

  async function judgeGuest(
    trx: Knex.Transaction,
    keys: { email: string; phone: string },
    nights: number,
    { staysPerGuest, nightsPerGuest }: UnpaidLimits,
    now: Date,
  ): Promise<void> {
    for (const [key, value] of Object.entries(keys)) {
      const open = await counted(
        reserved(trx)
          .where(`made.${key}`, value)
          .whereIn('stay.state', ['held', 'confirmed'])
          .where('stay.check_out', '>', localDay(now))
          // A card holds nights for minutes only. Knex reads `whereNot({ a, b })` as "neither a nor b".
          .where((nights) => {
            void nights
              .whereNot('stay.payment', 'stripe')
              .orWhereNull('stay.awaiting')
              .orWhereNot('stay.awaiting', 'payment');
          }),
      );
      if (open.stays + 1 > staysPerGuest) {
        throw tooMany(
          'guest-stays',
          staysPerGuest,
          `You already have ${plural(open.stays, 'unpaid booking')}. Pay for or cancel one of them first, or call us.`,
        );
      }
      if (open.nights + nights > nightsPerGuest) {
        throw tooMany(
          'guest-nights',
          nightsPerGuest,
          `Up to ${plural(nightsPerGuest, 'night')} can be booked without paying. With this stay you would have ${open.nights + nights}. Choose fewer nights, pay for an open booking first, or call us.`,
        );
      }
    }
  }

  async function judgeAddress(
    trx: Knex.Transaction,
    email: string,
    { unconfirmedPerDay }: UnpaidLimits,
    now: Date,
  ): Promise<void> {
    const made = await madeToday(
      reserved(trx).where('made.email', email).whereNull('stay.address_proof'),
      now,
    );
    if (made.length < unconfirmedPerDay) return;
    throw tooMany(
      'unconfirmed',
      unconfirmedPerDay,
      "We've sent several emails to this address today and nobody has confirmed it. Open the link in one of them, or call us.",
      secondsUntil(made, (left) => left.length < unconfirmedPerDay, now),
    );
  }

  async function judgeNetwork(
    trx: Knex.Transaction,
    network: string,
    nights: number,
    { staysPerNetwork, nightsPerNetwork }: UnpaidLimits,
    now: Date,
  ): Promise<void> {
    const made = await madeToday(reserved(trx).where('made.network', network), now);
    const words =
      'have been booked from your connection today without payment. Try again tomorrow, or call us.';
    const fitsStays = (left: readonly Made[]): boolean => left.length + 1 <= staysPerNetwork;
    const fitsNights = (left: readonly Made[]): boolean => nightsOf(left) + nights <= nightsPerNetwork;
    const wait = secondsUntil(made, (left) => fitsStays(left) && fitsNights(left), now);
    if (!fitsStays(made)) {
      throw tooMany('network-stays', staysPerNetwork, `${plural(made.length, 'stay')} ${words}`, wait);
    }
    if (!fitsNights(made)) {
      throw tooMany('network-nights', nightsPerNetwork, `${plural(nightsOf(made), 'night')} ${words}`, wait);
    }
  }

  /** What guests have reserved themselves and paid nothing of. */
  function reserved(trx: Knex.Transaction): Knex.QueryBuilder {
    const unpaid = trx(`${LIMIT_ENTRIES} as made`).join(
      `${reservationTable(strapi)} as stay`,
      'stay.reference',
      'made.reference',
    );
    whereNothingPaid(unpaid, 'made.reference');
    return unpaid;
  }

  return { read, judge, count };
};

export type UnpaidLimitsService = ReturnType<typeof createUnpaidLimits>;

async function counted(query: Knex.QueryBuilder): Promise<Counted> {
  const rows: { stays: number | string; nights: number | string | null }[] = await query
    .count({ stays: '*' })
    .sum({ nights: 'made.nights' });
  const [row] = rows;
  return { stays: Number(row?.stays ?? 0), nights: Number(row?.nights ?? 0) };
}

function tooMany(limit: string, most: number, message: string, retryAfter: number | null = null): Error {
  return createError(429, message, { details: { limit, most, ...(retryAfter !== null && { retryAfter }) } });
}

/** Of the stays that a query of `booking_limit_entries as made` is about, those made within 24 hours, first to last. */
async function madeToday(query: Knex.QueryBuilder, now: Date): Promise<Made[]> {
  const rows: { nights: number; at: number | string }[] = await query
    .where('made.made_at', '>', now.getTime() - DAY_MS)
    .orderBy('made.made_at')
    .select({ nights: 'made.nights', at: 'made.made_at' });
  return rows.map(({ nights, at }) => ({ nights, at: Number(at) }));
}

const nightsOf = (made: readonly Made[]): number => made.reduce((sum, { nights }) => sum + nights, 0);

/** Seconds until enough of what was made is a day old; null when that is never enough. */
function secondsUntil(
  made: readonly Made[],
  fits: (left: readonly Made[]) => boolean,
  now: Date,
): number | null {
  const last = made.find((_, index) => fits(made.slice(index + 1)));
  if (!last) return null;
  // Whoever has asked at the same time may have been written down a moment later.
  const left = Math.min(DAY_MS, last.at + DAY_MS - now.getTime());
  return Math.max(1, Math.ceil(left / 1_000));
}
