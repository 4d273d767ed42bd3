import type { Core } from '@strapi/strapi';
import { roomRevenueOf, type SoldStay } from '../../../shared/reports/performance';
import type { Stay } from '../../../shared/domain/stay';
import type { ReservationDocument } from '../records/reservation';
import type { InventoryService } from '../inventory/service';
import type { Refunds } from '../payments/refunds';
import { HISTORY } from '../records/reservation-history';
import { queryReservations } from '../records/reservations';

export interface ReportsDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  refunds: Refunds;
}

/** States in which the nights of a stay are sold: a guest who did not come owes them all the same. */
const SOLD = ['confirmed', 'completed', 'no-show'] as const;

/** The reservations with a sold night in the span. */
export function soldReservations(
  strapi: Core.Strapi,
  { checkIn, checkOut }: Stay,
): Promise<ReservationDocument[]> {
  return queryReservations(strapi, {
    where: { checkIn: { $lt: checkOut }, checkOut: { $gt: checkIn }, state: { $in: SOLD } },
    orderBy: [{ checkIn: 'asc' }, { id: 'asc' }],
  });
}

/** What a reservation sold. */
export function soldStayOf({ apartmentId, checkIn, checkOut, terms }: ReservationDocument): SoldStay {
  return { apartmentId, checkIn, checkOut, roomRevenue: roomRevenueOf(terms.lines) };
}

/** What had been sold of the span at an instant: booked before it, and not yet cancelled or expired then. */
export async function soldBy(strapi: Core.Strapi, span: Stay, instant: Date): Promise<SoldStay[]> {
  const before = await queryReservations(strapi, {
    where: {
      checkIn: { $lt: span.checkOut },
      checkOut: { $gt: span.checkIn },
      createdAt: { $lte: instant.toISOString() },
    },
  });
  const rows: { reference: string; to_state: string }[] = await strapi.db
    .connection(HISTORY)
    .where('at', '<=', instant.getTime())
    .whereIn(
      'reference',
      before.map(({ reference }) => reference),
    )
    .orderBy('id')
    .select('reference', 'to_state');
  const stateThen = new Map(rows.map((row) => [row.reference, row.to_state]));
  const sold: ReadonlySet<string> = new Set(SOLD);
  return before.filter(({ reference }) => sold.has(stateThen.get(reference) ?? '')).map(soldStayOf);
}
