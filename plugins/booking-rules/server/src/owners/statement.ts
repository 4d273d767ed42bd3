import type { Core } from '@strapi/strapi';
import type { OwnerStatement } from '../../../contracts/owner-statements';
import { dubaiDay } from '../../../shared/domain/stay';
import { dirhams, toCsv } from '../../../shared/format/csv';
import { monthAmounts } from '../../../shared/reports/month-end';
import { statementSums } from '../../../shared/reports/owner-statement';
import type { InventoryService } from '../inventory/service';
import type { Owner } from '../records/ownerships';
import { foliosOfMonth } from '../reports/month-end';
import { expensesOf } from './expenses';

export interface StatementDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/**
 * What an owner gets for a month, by the entries of folios: what nights in it brought after discounts and adjustments
 * and what was kept of stays that did not take place, less commission, less expenses. Of guests no more than the first
 * name, and nothing by which they could be reached.
 * @param month `2027-01`
 * @returns amounts in fils; stays in order of arrival
 */
export async function ownerStatement(
  { strapi, inventory }: StatementDeps,
  owner: Owner,
  month: string,
  now: Date,
): Promise<OwnerStatement> {
  const { userId, name, email, commission, apartmentIds } = owner;
  const own = new Set(apartmentIds);
  const folios = (await foliosOfMonth(strapi, month)).filter(({ stay }) => own.has(stay.apartmentId));
  const stays = folios.flatMap((folio) => {
    const { nights, nightly, discount, adjustment, kept } = monthAmounts(folio, month, dubaiDay(now));
    const { apartmentId, apartmentName, firstName: guest, state, checkIn, checkOut } = folio.stay;
    const revenue = nightly + discount + adjustment;
    if (nights === 0 && revenue === 0 && kept === 0) return [];
    return [{ apartmentId, apartmentName, guest, state, checkIn, checkOut, nights, revenue, kept }];
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
    ['What', 'Apartment', 'Guest', 'From', 'To', 'Nights in the month', 'Amount (AED)'],
    [
      ...stays.map((stay) => [
        stay.nights > 0 ? 'Stay' : 'Kept of a stay that did not take place',
        stay.apartmentName,
        stay.guest,
        stay.checkIn,
        stay.checkOut,
        stay.nights,
        dirhams(stay.revenue + stay.kept),
      ]),
      [`Commission ${commissionPercent}%`, null, null, null, null, null, dirhams(0 - sums.commission)],
      ...expenses.map(({ apartmentId, day, amount, note }) => [
        ...[`Expense: ${note}`, apartmentId, null, day, day, null],
        dirhams(0 - amount),
      ]),
      [`Payout for ${month}`, null, null, null, null, null, dirhams(sums.payout)],
    ],
  );
}
