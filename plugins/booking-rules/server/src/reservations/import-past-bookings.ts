import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { refundLadder } from '../../../shared/domain/cancellation';
import { type ReservationState, holdsNights } from '../../../shared/domain/reservation';
import { endStay } from '../../../shared/domain/folio/ending';
import { paymentReceived } from '../../../shared/domain/folio/money';
import { stayCharges } from '../../../shared/domain/folio/stay-charges';
import { priceInDetail, priceStay } from '../../../shared/domain/pricing/price';
import { cancellationPolicyOf } from '../../../shared/listing/listing';
import { nightCount, nightsOf, type Stay } from '../../../shared/domain/stay';
import { localDay, localInstant } from '../../../shared/domain/local-day';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import { appendEntries, entriesByReference } from '../folio/queries';
import { manualCharge } from '../payments/charges';
import { rows as rowsOf, UIDS } from '../records/documents';
import { HISTORY, type HistoryRow } from '../records/reservations/reservation-history';
import { publicNumber } from '../platform/public-number';
import { inTransaction } from '../platform/transaction';

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

interface Priced {
  past: PastBooking;
  entry: InventoryItem;
}

export interface ImportDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

export function createPastBookingImport({ strapi, inventory }: ImportDeps) {
  /**
   * Imports stays at today's rates, all in one transaction and without a mail. One for an unknown apartment,
   * or whose nights are taken, is left out.
   * @returns how many there are now
   */
  async function importPastBookings(bookings: readonly PastBooking[]): Promise<number> {
    const taken = await inTransaction(strapi, async (trx) => {
      const free = await withFreeNights(trx, bookings);
      const rows = free.map((past) => ({ past, reference: publicNumber('R') }));
      for (let index = 0; index < rows.length; index += AT_ONCE) {
        await write(trx, rows.slice(index, index + AT_ONCE));
      }
      return free;
    });
    for (const apartmentId of new Set(taken.map(({ past }) => past.apartmentId)))
      await inventory.announceNights(apartmentId);
    return taken.length;
  }

  async function withFreeNights(trx: Knex.Transaction, bookings: readonly PastBooking[]): Promise<Priced[]> {
    const known: { apartment: string; night: string }[] = await trx('booking_nights')
      .whereIn('apartment', [...new Set(bookings.map(({ apartmentId }) => apartmentId))])
      .select('apartment', 'night');
    const taken = new Set(known.map(({ apartment, night }) => `${apartment} ${night}`));
    return bookings.flatMap((past) => {
      const entry = inventory.find(past.apartmentId);
      if (!entry) return [];
      const nights = holdsNights(past.state)
        ? nightsOf(past).map((night) => `${past.apartmentId} ${night}`)
        : [];
      if (nights.some((night) => taken.has(night))) return [];
      for (const night of nights) taken.add(night);
      return [{ past, entry }];
    });
  }

  async function write(
    trx: Knex.Transaction,
    rows: readonly { past: Priced; reference: string }[],
  ): Promise<void> {
    await rowsOf(strapi, UIDS.reservation).createMany({ data: rows.map(documentOf) });
    const nights = rows
      .filter(({ past: { past } }) => holdsNights(past.state))
      .flatMap(({ past: { past }, reference }) =>
        nightsOf(past).map((night) => ({
          apartment: past.apartmentId,
          night,
          source: 'reservation',
          reservation: reference,
        })),
      );
    await writeFolios(trx, rows);
    const charges = rows.flatMap(chargesOf);
    await trx.batchInsert('booking_charges', charges, AT_ONCE);
    await trx.batchInsert('booking_nights', nights, AT_ONCE);
    await trx.batchInsert(HISTORY, rows.flatMap(historyOf), AT_ONCE);
  }

  return importPastBookings;
}

/** Their folios: booked at today's price, paid when they were, and ended where they have. */
async function writeFolios(
  trx: Knex.Transaction,
  rows: readonly { past: Priced; reference: string }[],
): Promise<void> {
  const booked = rows.map(({ past: { past, entry }, reference }) => {
    const { price, basis } = priceInDetail(entry.listing, past, past.guests, null);
    const drafts = stayCharges(price.lines, past, basis);
    const day = localDay(past.bookedAt);
    const money = { method: 'manual', day, reference: null, providerId: null } as const;
    if (past.paid) drafts.push(paymentReceived(price.total, money));
    // However late an earlier system wrote a stay down, it was agreed by its arrival.
    const arrival = localInstant(past.checkIn, '00:00');
    return { reference, drafts, by: 'system', at: past.bookedAt < arrival ? past.bookedAt : arrival };
  });
  await appendEntries(trx, booked);
  const over = rows.filter(({ past: { past } }) => past.state === 'cancelled' || past.state === 'no-show');
  const written = await entriesByReference(
    trx,
    over.map(({ reference }) => reference),
  );
  const ended = over.map(({ past, reference }) => {
    const { state, paid } = past.past;
    const kind = state === 'no-show' ? ('no-show' as const) : ('cancelled' as const);
    // What was paid was kept, and what was not is not asked for any more.
    const drafts = endStay(written.get(reference) ?? [], { kind, refundPercent: paid ? 0 : 100 });
    return {
      reference,
      drafts,
      by: 'system',
      at: new Date(Number(historyOf({ past, reference }).at(-1)?.at)),
    };
  });
  await appendEntries(trx, ended);
}

function documentOf({ past: { past, entry }, reference }: { past: Priced; reference: string }) {
  const { apartmentId, checkIn, checkOut, guests, guest, state, bookedAt } = past;
  const price = priceStay(entry.listing, past, guests, null);
  const cancellationPolicy = cancellationPolicyOf(entry.listing);
  const refunds = refundLadder(cancellationPolicy.tiers, checkIn, price.total, localDay(bookedAt));
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
    deposit: price.deposit,
    terms: { lines: price.lines, refunds, nights: nightCount(past), cancellationPolicy },
    quote: publicNumber('Q'),
    createdAt: bookedAt,
    updatedAt: bookedAt,
  };
}

/** What was paid elsewhere was received by a manager, as far as the engine knows. */
function chargesOf({ past: { past, entry }, reference }: { past: Priced; reference: string }): object[] {
  if (!past.paid) return [];
  const { total } = priceStay(entry.listing, past, past.guests, null);
  return [{ ...manualCharge(total), reference, created_at: past.bookedAt.getTime() }];
}

/** Its history: booked when it was, over when it was. */
function historyOf({ past: { past }, reference }: { past: Priced; reference: string }): HistoryRow[] {
  const { state, bookedAt, checkIn, checkOut } = past;
  const line = { reference, why: 'imported' };
  const booked: HistoryRow = {
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
