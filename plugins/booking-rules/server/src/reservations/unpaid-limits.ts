import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import { DEFAULT_UNPAID_LIMITS, type UnpaidLimits } from '../../../shared/domain/booking-policies';
import { emailKey } from '../../../shared/domain/email-key';
import { plural } from '../../../shared/format/plural';
import { dubaiDay } from '../../../shared/domain/stay';
import { UIDS } from '../records/documents';
import { madeToday, nightsOf, secondsUntil, type Made } from './reserved-today';

const RESERVERS = 'booking_reservers';

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

/** The limits as a manager has set them; null when limits are switched off as a whole. */
export async function readUnpaidLimits(strapi: Core.Strapi): Promise<UnpaidLimits | null> {
  if (strapi.config.get('plugin::booking-rules.unpaidLimits') === false) return null;
  const setting: unknown = await strapi
    .documents(UIDS.siteSetting)
    .findFirst({ populate: ['limits'] as never });
  const { limits } = (setting ?? {}) as { limits?: UnpaidLimits | null };
  return { ...DEFAULT_UNPAID_LIMITS, ...limits };
}

/**
 * Judges a stay by the limits and counts it, inside the transaction that reserves it: whoever shares an address, a
 * phone number or a network with it waits until that has ended, so that many at once come no further than one by one.
 * @param limits null counts only
 * @throws HttpError 429 with `details.limit` and `details.most`, and with `details.retryAfter` in seconds where time
 *   alone ends it
 */
export async function countUnpaid(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  reserver: UnpaidReservation,
  limits: UnpaidLimits | null,
  now: Date,
): Promise<void> {
  const { reference, phone, network, nights } = reserver;
  const email = emailKey(reserver.email);
  if (limits) {
    await waitForOthers(strapi, trx, [`email ${email}`, `phone ${phone}`, `network ${network ?? ''}`]);
    if (!reserver.paysAtOnce) await judgeGuest(strapi, trx, { email, phone }, nights, limits, now);
    if (!reserver.addressProven) await judgeAddress(strapi, trx, email, limits, now);
    if (network !== null) await judgeNetwork(strapi, trx, network, nights, limits, now);
  }
  await trx(RESERVERS).insert({ reference, email, phone, network, nights, made_at: now.getTime() });
}

/** SQLite has one writer at a time; PostgreSQL takes locks, always in the same order. */
async function waitForOthers(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  keys: readonly string[],
): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  for (const key of [...keys].sort()) {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
  }
}

async function judgeGuest(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  keys: { email: string; phone: string },
  nights: number,
  { staysPerGuest, nightsPerGuest }: UnpaidLimits,
  now: Date,
): Promise<void> {
  for (const [key, value] of Object.entries(keys)) {
    const open = await counted(
      reserved(strapi, trx)
        .where(`made.${key}`, value)
        .whereIn('stay.state', ['held', 'confirmed'])
        .where('stay.check_out', '>', dubaiDay(now))
        // A card holds nights for minutes only. Knex reads `whereNot({ a, b })` as "neither a nor b".
        .where((open) =>
          open
            .whereNot('stay.payment', 'stripe')
            .orWhereNull('stay.awaiting')
            .orWhereNot('stay.awaiting', 'payment'),
        ),
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
        `Up to ${plural(nightsPerGuest, 'night')} can be booked without paying, and this would make ${open.nights + nights}. Choose fewer nights, pay for an open booking first, or call us.`,
      );
    }
  }
}

async function judgeAddress(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  email: string,
  { unconfirmedPerDay }: UnpaidLimits,
  now: Date,
): Promise<void> {
  const made = await madeToday(
    reserved(strapi, trx).where('made.email', email).whereNull('stay.address_proof'),
    now,
  );
  if (made.length < unconfirmedPerDay) return;
  throw tooMany(
    'unconfirmed',
    unconfirmedPerDay,
    'We have sent several e-mails to this address today and nobody has confirmed it. Open the link in one of them, or call us.',
    secondsUntil(made, (left) => left.length < unconfirmedPerDay, now),
  );
}

async function judgeNetwork(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  network: string,
  nights: number,
  { staysPerNetwork, nightsPerNetwork }: UnpaidLimits,
  now: Date,
): Promise<void> {
  const made = await madeToday(reserved(strapi, trx).where('made.network', network), now);
  const words =
    'have been booked from your connection today without a payment. Try again tomorrow, or call us.';
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

/** What guests have reserved themselves and not paid. */
function reserved(strapi: Core.Strapi, trx: Knex.Transaction): Knex.QueryBuilder {
  const { tableName } = strapi.db.metadata.get(UIDS.reservation);
  return trx(`${RESERVERS} as made`)
    .join(`${tableName} as stay`, 'stay.reference', 'made.reference')
    .where('stay.paid', false);
}

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
