import type { Core } from '@strapi/strapi';
import type { ReportRow } from '../../../shared/contracts/overview';
import type { OwnerQuery, OwnerStay } from '../../../shared/contracts/own';
import { reportBy } from '../../../shared/reports/performance';
import { nightCount } from '../../../shared/domain/stay';
import { otherNights } from '../reports/reports';
import { soldReservations, soldStayOf } from '../reports/sold-stays';
import { ownerApartments } from './apartments';

/** The sold stays of an owner's apartments with a night in the span, in order of arrival. */
export async function readOwnerStays(
  strapi: Core.Strapi,
  userId: number,
  { from, to }: OwnerQuery,
): Promise<OwnerStay[]> {
  const own = new Map(
    (await ownerApartments(strapi, userId)).map(({ card }) => [card.apartmentId, card.name]),
  );
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
export async function readOwnerReport(
  strapi: Core.Strapi,
  userId: number,
  { from, to, by }: OwnerQuery & { by: 'month' | 'apartment' },
): Promise<ReportRow[]> {
  const span = { checkIn: from, checkOut: to };
  const own = (await ownerApartments(strapi, userId)).map(({ card }) => card);
  const names = new Map(own.map(({ apartmentId, name }) => [apartmentId, name]));
  // What is not among the apartments is not counted.
  const rows = reportBy(by, {
    span,
    apartments: own.map(({ apartmentId, district }) => ({ apartmentId, district: district.slug })),
    stays: (await soldReservations(strapi, span)).map(soldStayOf),
    others: await otherNights(strapi, span),
  });
  return rows.map(({ key, figures }) => ({ key, label: names.get(key) ?? key, figures, lastYear: null }));
}
