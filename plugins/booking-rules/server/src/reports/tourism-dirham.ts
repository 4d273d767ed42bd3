import type { TourismDirhamSheetRow } from '../../../contracts/reports';
import { tourismTaxOf } from '../../../shared/domain/folio/tourism-tax';
import { dubaiDay } from '../../../shared/domain/stay';
import { entriesByReference, referencesOfMonth } from '../folio/queries';
import { staysOf } from './booked-stays';
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
  const { connection } = strapi.db;
  const references = await referencesOfMonth(connection, month);
  const folios = await entriesByReference(connection, references, { rule: 'tourism-dirham' });
  const lines = tourismTaxOf(
    [...folios].map(([reference, entries]) => ({ reference, entries })),
    month,
    dubaiDay(now),
  );
  const byReference = await staysOf(strapi, references);
  return lines
    .flatMap(({ reference, nights, amount, corrects }) => {
      const stay = byReference.get(reference);
      if (!stay || stay.state === 'held') return [];
      const { apartmentId, apartmentName, guest, checkIn, checkOut } = stay;
      return [{ reference, apartmentId, apartmentName, guest, checkIn, checkOut, nights, amount, corrects }];
    })
    .sort((a, b) => Number(a.checkIn > b.checkIn) - Number(a.checkIn < b.checkIn));
}
