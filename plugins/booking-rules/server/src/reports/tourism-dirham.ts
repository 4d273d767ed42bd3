import type { TourismDirhamSheetRow } from '../../../contracts/reports';
import { tourismTaxOf } from '../../../shared/domain/folio/tourism-tax';
import { addDays, dubaiDay, dubaiInstant, LONGEST_STAY_NIGHTS } from '../../../shared/domain/stay';
import { nextMonth } from '../../../shared/reports/performance';
import { entriesOfRule } from '../folio/queries';
import { queryReservations, reservationTable } from '../records/reservations';
import type { ReportsDeps } from './sold-nights';

/**
 * The Tourism Dirham of the nights slept in a month, and what was corrected of earlier months in it, by the entries of
 * folios.
 * @param month `2027-01`
 */
export async function readTourismDirham(
  { strapi }: Pick<ReportsDeps, 'strapi'>,
  month: string,
  now: Date,
): Promise<TourismDirhamSheetRow[]> {
  const [first, end] = [`${month}-01`, nextMonth(month)];
  const sold = strapi.db.connection(reservationTable(strapi)).whereNot({ state: 'held' }).select('reference');
  const folios = await entriesOfRule(strapi.db.connection, 'tourism-dirham', (query) => {
    void query
      .andWhere('night', '<', end)
      // The entry names the first night of the stay; a correction may be of any earlier month.
      .andWhere((either) => {
        void either
          .where('night', '>=', addDays(first, -LONGEST_STAY_NIGHTS))
          .orWhere('at', '>=', dubaiInstant(first, '00:00').getTime());
      })
      .whereIn('reference', sold);
  });
  const lines = tourismTaxOf(
    [...folios].map(([reference, entries]) => ({ reference, entries })),
    month,
    dubaiDay(now),
  );
  const references = [...new Set(lines.map(({ reference }) => reference))];
  const found = await queryReservations(strapi, { where: { reference: { $in: references } } });
  const byReference = new Map(found.map((reservation) => [reservation.reference, reservation]));
  return lines
    .flatMap(({ reference, nights, amount, corrects }) => {
      const reservation = byReference.get(reference);
      if (!reservation) return [];
      const { apartmentId, apartmentName, firstName, lastName, checkIn, checkOut } = reservation;
      const guest = `${firstName} ${lastName}`;
      return [{ reference, apartmentId, apartmentName, guest, checkIn, checkOut, nights, amount, corrects }];
    })
    .sort((a, b) => Number(a.checkIn > b.checkIn) - Number(a.checkIn < b.checkIn));
}
