import type { Core } from '@strapi/strapi';
import type { OwnerQuery, OwnerTimeline } from '../../../shared/contracts/own';
import { dubaiDay } from '../../../shared/domain/stay';
import { barsOf, type NightRow } from '../reports/bars';
import { queryReservations } from '../records/find-reservation';
import { ownerApartments } from './apartments';

/** Who holds which nights of an owner's apartments: of guests no more than the first name. */
export async function readOwnerTimeline(
  strapi: Core.Strapi,
  userId: number,
  { from, to }: OwnerQuery,
  now: Date,
): Promise<OwnerTimeline> {
  const own = await ownerApartments(strapi, userId);
  const ids = own.map(({ card }) => card.apartmentId);
  const rows: NightRow[] = await strapi.db
    .connection('booking_nights')
    .whereIn('apartment', ids)
    .andWhere('night', '>=', from)
    .andWhere('night', '<', to)
    .orderBy(['apartment', 'night'])
    .select('apartment', 'night', 'source', { reference: 'reservation' });
  const references = [...new Set(rows.flatMap(({ reference }) => reference ?? []))];
  const found = await queryReservations(strapi, { where: { reference: { $in: references } } });
  const known = new Map(found.map((reservation) => [reservation.reference, reservation]));
  const bars = barsOf(rows, known);
  const apartments = own.map(({ card }) => ({
    apartmentId: card.apartmentId,
    name: card.name,
    area: card.district.name,
    bars: (bars.get(card.apartmentId) ?? []).map(({ source, checkIn, checkOut, reference, state }) => ({
      source,
      checkIn,
      checkOut,
      guest: known.get(reference ?? '')?.firstName ?? null,
      state,
    })),
  }));
  return { from, to, today: dubaiDay(now), apartments };
}
