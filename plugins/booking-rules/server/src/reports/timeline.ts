import type { Core } from '@strapi/strapi';
import { isClosedToArrival, isClosedToDeparture } from '../../../shared/domain/restrictions/restrictions';
import type { Timeline, TimelineQuery } from '../../../contracts/calendar';
import { dayNumber, nightsOf } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { minimumStayStrip, rateStrip } from '../../../shared/domain/pricing/year-strip';
import type { ReservationDocument } from '../records/reservations/reservation';
import { queryReservations } from '../records/reservations/reservations';
import { barsOf, type NightRow } from './bars';
import type { ReportsDeps } from './sold-nights';

/** Every published apartment with who holds which of its nights, and what the free ones cost and need. */
export async function readTimeline(
  { strapi, inventory }: ReportsDeps,
  { from, to }: TimelineQuery,
  now: Date,
): Promise<Timeline> {
  const rows: NightRow[] = await strapi.db
    .connection('booking_nights')
    .where('night', '>=', from)
    .andWhere('night', '<', to)
    .orderBy(['apartment', 'night'])
    .select('apartment', 'night', 'source', { reference: 'reservation' });
  const bars = barsOf(rows, await reservationsIn(strapi, { from, to }));
  const span = { checkIn: from, checkOut: to };
  const nights = nightsOf(span);
  const entries = [...inventory.current().entries.values()];
  const apartments = entries.map(({ documentId, card, listing }) => ({
    apartmentId: card.apartmentId,
    documentId,
    name: card.name,
    district: card.district,
    bedrooms: card.bedrooms,
    capacity: card.capacity,
    listed: listing.rules.listed,
    bars: bars.get(card.apartmentId) ?? [],
    rates: rateStrip(listing, span),
    minimums: minimumStayStrip(listing, span),
    noArrival: nights.filter((day) => isClosedToArrival(listing, dayNumber(day))),
    noDeparture: nights.filter((day) => isClosedToDeparture(listing, dayNumber(day))),
  }));
  return { from, to, today: localDay(now), apartments };
}

/** The reservations with a night in the span, by reference. */
async function reservationsIn(
  strapi: Core.Strapi,
  { from, to }: TimelineQuery,
): Promise<Map<string, ReservationDocument>> {
  const found = await queryReservations(strapi, {
    where: { checkIn: { $lt: to }, checkOut: { $gt: from }, state: { $notIn: ['cancelled', 'expired'] } },
  });
  return new Map(found.map((reservation) => [reservation.reference, reservation]));
}
