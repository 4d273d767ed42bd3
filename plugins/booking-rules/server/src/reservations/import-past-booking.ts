import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { refundLadder } from '../../../shared/domain/cancellation';
import type { ReservationState } from '../../../shared/contracts/reservations';
import { priceStay } from '../../../shared/domain/pricing/price';
import { holdsNights } from '../../../shared/domain/reservation';
import { dubaiDay, nightCount, nightsOf, type Stay } from '../../../shared/domain/stay';
import { engineOf } from '../engine';
import type { InventoryItem } from '../inventory/inventory';
import { moneyByHand } from '../payments/charges';
import { UIDS } from '../records/documents';
import { publicNumber } from '../platform/public-number';
import { inTransaction } from '../platform/transaction';
import { announceNights } from './transition';

/** A stay that was agreed elsewhere, or before there was this engine. */
export interface PastBooking extends Stay {
  apartmentId: string;
  guests: number;
  guest: { firstName: string; lastName: string; email: string; phone: string };
  state: Extract<ReservationState, 'confirmed' | 'completed' | 'cancelled' | 'no-show'>;
  paid: boolean;
  bookedAt: Date;
}

/** Rows of one insert: SQLite takes at most 32,766 values in a statement. */
const AT_ONCE = 200;

/**
 * Takes over stays at today's rates, all in one transaction and without a mail. One for an unknown apartment,
 * or whose nights are taken, is left out.
 * @returns how many there are now
 */
export async function importPastBooking(
  strapi: Core.Strapi,
  bookings: readonly PastBooking[],
): Promise<number> {
  const taken = await inTransaction(strapi, async (trx) => {
    const free = await withFreeNights(strapi, trx, bookings);
    const rows = free.map((former) => ({ former, reference: publicNumber('R') }));
    for (let index = 0; index < rows.length; index += AT_ONCE) {
      await write(strapi, trx, rows.slice(index, index + AT_ONCE));
    }
    return free;
  });
  for (const apartmentId of new Set(taken.map(({ former }) => former.apartmentId)))
    await announceNights(strapi, apartmentId);
  return taken.length;
}

interface Priced {
  former: PastBooking;
  entry: InventoryItem;
}

async function withFreeNights(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  bookings: readonly PastBooking[],
): Promise<Priced[]> {
  const known: { apartment: string; night: string }[] = await trx('booking_nights')
    .whereIn('apartment', [...new Set(bookings.map(({ apartmentId }) => apartmentId))])
    .select('apartment', 'night');
  const taken = new Set(known.map(({ apartment, night }) => `${apartment} ${night}`));
  return bookings.flatMap((former) => {
    const entry = engineOf(strapi).inventory.find(former.apartmentId);
    if (!entry) return [];
    const nights = holdsNights(former.state)
      ? nightsOf(former).map((night) => `${former.apartmentId} ${night}`)
      : [];
    if (nights.some((night) => taken.has(night))) return [];
    for (const night of nights) taken.add(night);
    return [{ former, entry }];
  });
}

async function write(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  rows: readonly { former: Priced; reference: string }[],
): Promise<void> {
  await strapi.db.query(UIDS.reservation).createMany({ data: rows.map(documentOf) });
  const nights = rows
    .filter(({ former: { former } }) => holdsNights(former.state))
    .flatMap(({ former: { former }, reference }) =>
      nightsOf(former).map((night) => ({
        apartment: former.apartmentId,
        night,
        source: 'reservation',
        reservation: reference,
      })),
    );
  const charges = rows.flatMap(chargesOf);
  await trx.batchInsert('booking_charges', charges, AT_ONCE);
  await trx.batchInsert('booking_nights', nights, AT_ONCE);
  await trx.batchInsert('booking_reservation_moves', rows.flatMap(movesOf), AT_ONCE);
}

function documentOf({ former: { former, entry }, reference }: { former: Priced; reference: string }) {
  const { apartmentId, checkIn, checkOut, guests, guest, state, paid, bookedAt } = former;
  const price = priceStay(entry.listing, former, guests, null);
  const refunds = refundLadder(entry.listing.policies.cancellation, checkIn, price.total, dubaiDay(bookedAt));
  return {
    ...guest,
    reference,
    state,
    apartmentId,
    apartmentName: entry.card.name,
    checkIn,
    checkOut,
    guests,
    payment: 'manual',
    addressProof: 'earlier',
    paid,
    paidAmount: paid ? price.total : 0,
    refundedAmount: 0,
    total: price.total,
    deposit: price.deposit,
    terms: { lines: price.lines, refunds, nights: nightCount(former) },
    quote: publicNumber('Q'),
    createdAt: bookedAt,
    updatedAt: bookedAt,
  };
}

/** What was paid elsewhere came by hand, as far as the engine knows. */
function chargesOf({
  former: { former, entry },
  reference,
}: {
  former: Priced;
  reference: string;
}): object[] {
  if (!former.paid) return [];
  const { total } = priceStay(entry.listing, former, former.guests, null);
  return [{ ...moneyByHand(total), reference, created_at: former.bookedAt.getTime() }];
}

interface MoveRow {
  reference: string;
  from_state: ReservationState | null;
  to_state: ReservationState;
  by: string;
  why: string;
  at: number;
}

/** Its history: booked when it was, over when it was. */
function movesOf({ former: { former }, reference }: { former: Priced; reference: string }): MoveRow[] {
  const { state, bookedAt, checkIn, checkOut } = former;
  const line = { reference, why: 'taken over' };
  const booked: MoveRow = {
    ...line,
    from_state: null,
    to_state: 'confirmed',
    by: 'guest',
    at: bookedAt.getTime(),
  };
  if (state === 'confirmed') return [booked];
  const ended = {
    completed: { by: 'system', at: Date.parse(checkOut) },
    'no-show': { by: 'system', at: Date.parse(checkIn) },
    cancelled: { by: 'guest', at: Math.max(bookedAt.getTime(), Date.parse(checkIn) - 20 * 86_400_000) },
  }[state];
  return [booked, { ...line, from_state: 'confirmed', to_state: state, ...ended }];
}
