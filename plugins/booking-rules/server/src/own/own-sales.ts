import type { Core } from '@strapi/strapi';
import type { FiguresRow } from '../../../shared/contracts/overview';
import type { OwnQuery, OwnStay } from '../../../shared/contracts/own';
import { figuresBy } from '../../../shared/performance';
import { nightCount } from '../../../shared/stay';
import { otherNights } from '../overview/figures';
import { soldReservations, soldStayOf } from '../overview/sold-stays';
import { ownApartments } from './own-apartments';

/** The sold stays of an owner's apartments with a night in the span, in order of arrival. */
export async function readOwnStays(
  strapi: Core.Strapi,
  userId: number,
  { from, to }: OwnQuery,
): Promise<OwnStay[]> {
  const own = new Map((await ownApartments(strapi, userId)).map(({ card }) => [card.apartmentId, card.name]));
  const sold = await soldReservations(strapi, { checkIn: from, checkOut: to });
  return sold
    .filter(({ apartmentId }) => own.has(apartmentId))
    .map((reservation) => {
      const { apartmentId, checkIn, checkOut, guests, firstName, state, apartmentName } = reservation;
      return {
        apartmentId,
        apartmentName: own.get(apartmentId) ?? apartmentName,
        checkIn,
        checkOut,
        nights: nightCount(reservation),
        guests,
        guest: firstName,
        state,
        roomRevenue: soldStayOf(reservation).roomRevenue,
      };
    });
}

/** The figures of an owner's apartments together, month by month or apartment by apartment. */
export async function readOwnFigures(
  strapi: Core.Strapi,
  userId: number,
  { from, to, by }: OwnQuery & { by: 'month' | 'apartment' },
): Promise<FiguresRow[]> {
  const span = { checkIn: from, checkOut: to };
  const own = (await ownApartments(strapi, userId)).map(({ card }) => card);
  const names = new Map(own.map(({ apartmentId, name }) => [apartmentId, name]));
  // What is not among the apartments is not counted.
  const rows = figuresBy(by, {
    span,
    apartments: own.map(({ apartmentId, district }) => ({ apartmentId, district: district.slug })),
    stays: (await soldReservations(strapi, span)).map(soldStayOf),
    others: await otherNights(strapi, span),
  });
  return rows.map(({ key, figures }) => ({ key, label: names.get(key) ?? key, figures, lastYear: null }));
}
