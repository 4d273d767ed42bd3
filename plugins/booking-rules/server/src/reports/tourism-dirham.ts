import type { TourismDirhamSheetRow } from '../../../contracts/reports';
import { addDays } from '../../../shared/domain/stay';
import { tourismDirhamOf } from '../../../shared/reports/tourism-dirham';
import { soldReservations, type ReportsDeps } from './sold-stays';

/** The Tourism Dirham that stays owe for a month. @param month `2027-01` */
export async function readTourismDirham(
  { strapi, inventory }: ReportsDeps,
  month: string,
): Promise<TourismDirhamSheetRow[]> {
  const first = `${month}-01`;
  const span = { checkIn: first, checkOut: `${addDays(first, 31).slice(0, 7)}-01` };
  const reservations = await soldReservations(strapi, span);
  const byReference = new Map(reservations.map((reservation) => [reservation.reference, reservation]));
  const taxed = reservations.map(({ reference, apartmentId, checkIn, checkOut, terms }) => ({
    reference,
    apartmentId,
    checkIn,
    checkOut,
    tourismDirham: terms.lines.find(({ kind }) => kind === 'tourism-dirham')?.amount ?? 0,
  }));
  const { nights: chargedNights } = inventory.current().policies.tourismDirham;
  return tourismDirhamOf(taxed, month, chargedNights).flatMap(
    ({ reference, apartmentId, nights, amount }) => {
      const found = byReference.get(reference);
      if (!found) return [];
      const { apartmentName, firstName, lastName, checkIn, checkOut } = found;
      return [
        {
          reference,
          apartmentId,
          apartmentName,
          guest: `${firstName} ${lastName}`,
          checkIn,
          checkOut,
          nights,
          amount,
        },
      ];
    },
  );
}
