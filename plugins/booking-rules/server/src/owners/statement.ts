import type { OwnerStatement } from '../../../contracts/reports/owner-statements';
import { decimalAmount, toCsv, withCurrency } from '../../../shared/format/csv';
import { statementSums } from '../../../shared/reports/owner-statement';
import type { InventoryService } from '../inventory/service';
import type { KeptDeps } from '../records/reservations/folio-sums';
import type { Owner } from '../records/ownerships';
import { bookedInMonth } from '../reports/month-end';
import { expensesOf } from './expenses';

export interface StatementDeps extends KeptDeps {
  inventory: InventoryService;
}

/**
 * What an owner gets for a month, by the entries of folios: what nights in it brought after discounts and adjustments
 * and what was kept of stays that did not take place, less commission, less expenses. Of guests no more than the first
 * name, and nothing by which they could be reached.
 * @param month `2027-01`
 * @returns amounts in minor units; stays in order of arrival
 */
export async function ownerStatement(
  deps: StatementDeps,
  owner: Owner,
  month: string,
  now: Date,
): Promise<OwnerStatement> {
  const { strapi, inventory } = deps;
  const { userId, name, email, commission, apartmentIds } = owner;
  const own = new Set(apartmentIds);
  const stays = (await bookedInMonth(deps, month, now)).flatMap(({ stay, lines }) => {
    const { firstName: guest, state, checkIn, checkOut } = stay;
    return lines
      .filter(({ apartment }) => own.has(apartment.apartmentId))
      .map(({ apartment, corrects, amounts: { nights, nightly, discount, adjustment, kept } }) => ({
        ...{ ...apartment, guest, state, checkIn, checkOut, corrects },
        ...{ nights, revenue: nightly + discount + adjustment, kept },
      }))
      .filter(({ nights, revenue, kept }) => nights !== 0 || revenue !== 0 || kept !== 0);
  });
  const expenses = await expensesOf(strapi, apartmentIds, month);
  const apartments = apartmentIds.map((apartmentId) => ({
    apartmentId,
    name: inventory.find(apartmentId)?.card.name ?? apartmentId,
  }));
  return {
    ...{ month, owner: { userId, name, email }, commissionPercent: commission, apartments, stays, expenses },
    sums: statementSums(stays, expenses, commission),
  };
}

/** The lines of a statement and, last, what they add up to. */
export function statementCsv({ month, commissionPercent, stays, expenses, sums }: OwnerStatement): string {
  return toCsv(
    ['What', 'Apartment', 'Guest', 'From', 'To', 'Nights in the month', withCurrency('Amount')],
    [
      ...stays.map((stay) => [
        stay.corrects !== null
          ? `Correction of ${stay.corrects}`
          : stay.nights > 0
            ? 'Stay'
            : 'Kept from a stay that did not take place',
        stay.apartmentName,
        stay.guest,
        stay.checkIn,
        stay.checkOut,
        stay.nights,
        decimalAmount(stay.revenue + stay.kept),
      ]),
      [`Commission ${commissionPercent}%`, null, null, null, null, null, decimalAmount(0 - sums.commission)],
      ...expenses.map(({ apartmentId, day, amount, note }) => [
        ...[`Expense: ${note}`, apartmentId, null, day, day, null],
        decimalAmount(0 - amount),
      ]),
      [`Payout for ${month}`, null, null, null, null, null, decimalAmount(sums.payout)],
    ],
  );
}
