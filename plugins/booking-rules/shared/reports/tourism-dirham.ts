import type { Fils } from '../format/money';
import { spreadOver } from '../domain/pricing/spread';
import { nightsOf, type Stay } from '../domain/stay';

/** A stay with the Tourism Dirham that its price holds. */
export interface TaxedStay extends Stay {
  reference: string;
  apartmentId: string;
  /** The `tourism-dirham` line of its price, in fils. */
  tourismDirham: Fils;
}

/** What one stay owes for a month. */
export interface TourismDirhamRow {
  reference: string;
  apartmentId: string;
  /** Nights of the month for which it is charged. */
  nights: number;
  amount: Fils;
}

/**
 * The Tourism Dirham sheet of a month: of every stay the charged nights that lie in it. A stay is charged for its
 * first nights only (30 as Dubai has it), so what lies beyond is left out.
 * @param month `2027-01`
 * @param chargedNights nights of a stay that are charged at most
 */
export function tourismDirhamOf(
  stays: readonly TaxedStay[],
  month: string,
  chargedNights: number,
): TourismDirhamRow[] {
  return stays.flatMap((stay) => {
    const charged = nightsOf(stay).slice(0, chargedNights);
    if (charged.length === 0) return [];
    const amounts = spreadOver(stay.tourismDirham, charged.length);
    const inMonth = amounts.filter((_, index) => charged[index]?.startsWith(`${month}-`));
    if (inMonth.length === 0) return [];
    const { reference, apartmentId } = stay;
    return [
      {
        reference,
        apartmentId,
        nights: inMonth.length,
        amount: inMonth.reduce((sum, part) => sum + part, 0),
      },
    ];
  });
}
