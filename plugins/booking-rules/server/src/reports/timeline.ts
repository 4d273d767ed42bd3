import type { Core } from '@strapi/strapi';
import { isClosedToArrival, isClosedToDeparture } from '../../../shared/domain/restrictions/restrictions';
import type { TimelinePage, TimelineQuery } from '../../../contracts/calendar';
import { dayNumber, nightsOf } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { minimumStayStrip, rateStrip } from '../../../shared/domain/pricing/year-strip';
import { pageOf } from '../inventory/apartment-pages';
import { NOT_COUNTED } from '../records/reservations/asked-stays';
import type { ReservationDocument } from '../records/reservations/reservation';
import { queryReservations } from '../records/reservations/reservations';
import { barsOf, type NightRow } from './bars';
import { fittingApartments } from './fitting-apartments';
import type { ReportsDeps } from './sold-nights';

/**
 * A page of the apartments that are asked for, with who holds which of their nights, and what the free ones cost and
 * need. Of all others, nothing is read.
 */
export async function readTimeline(
  deps: ReportsDeps,
  query: TimelineQuery,
  now: Date,
): Promise<TimelinePage> {
  const { strapi, inventory } = deps;
  const { from, to } = query;
  const fitting = await fittingApartments(deps, query, now);
  const { rows: shown, meta } = pageOf(inventory.current(), fitting, query);
  const apartmentIds = shown.map(({ card }) => card.apartmentId);
  const nightRows: NightRow[] = await strapi.db
    .connection('booking_nights')
    .whereIn('apartment', apartmentIds)
    .andWhere('night', '>=', from)
    .andWhere('night', '<', to)
    .orderBy(['apartment', 'night'])
    .select('apartment', 'night', 'source', { reference: 'reservation' });
  const bars = barsOf(nightRows, await reservationsIn(strapi, query, apartmentIds));
  const span = { checkIn: from, checkOut: to };
  const nights = nightsOf(span);
  const apartments = shown.map(({ documentId, card, listing }) => ({
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
  return { data: { from, to, today: localDay(now), apartments }, meta };
}

/** The reservations of apartments with a night in the span, by reference. */
async function reservationsIn(
  strapi: Core.Strapi,
  { from, to }: TimelineQuery,
  apartmentIds: readonly string[],
): Promise<Map<string, ReservationDocument>> {
  const found = await queryReservations(strapi, {
    where: {
      apartmentId: { $in: apartmentIds },
      checkIn: { $lt: to },
      checkOut: { $gt: from },
      state: { $notIn: NOT_COUNTED },
    },
  });
  return new Map(found.map((reservation) => [reservation.reference, reservation]));
}
