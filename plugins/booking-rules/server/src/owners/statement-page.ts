import type { OwnerStatement } from '../../../contracts/reports/owner-statements';
import type { Supplier } from '../../../shared/domain/documents/document';
import type { PrintedPage, PrintedTable } from '../../../shared/domain/documents/printed-page';
import type { Day } from '../../../shared/domain/stay';
import { formatDay } from '../../../shared/format/day';
import { formatFullAmount, inCurrency } from '../../../shared/format/money';
import { formatMonth } from '../../../shared/format/month';
import { plural } from '../../../shared/format/plural';
import { formatStay } from '../../../shared/format/stay';

/** More are counted. */
const MOST_NAMED = 6;

/** How an owner's statement looks on paper. @param day on which it was made */
export function printStatement(statement: OwnerStatement, supplier: Supplier, day: Day): PrintedPage {
  const { month, owner, commissionPercent, apartments, sums } = statement;
  const names = apartments.map(({ name }) => name);
  return {
    // What stands below the documents of guests is said to guests.
    supplier: { ...supplier, footer: null },
    ...{ title: 'Owner Statement', subtitle: formatMonth(month), day },
    facts: [
      { label: 'Made on', value: formatDay(day) },
      { label: 'Month', value: formatMonth(month) },
      { label: 'Commission', value: `${commissionPercent}%` },
    ],
    blocks: [
      { heading: 'Owner', lines: [owner.name, owner.email] },
      {
        heading: 'Apartments',
        lines: names.length > MOST_NAMED ? [plural(names.length, 'apartment')] : names,
      },
    ],
    tables: [staysOf(statement), expensesOf(statement)].filter(({ rows }) => rows.length > 0),
    totals: [
      { label: 'Nights after discounts', value: formatFullAmount(sums.revenue) },
      { label: 'Kept from stays that did not take place', value: formatFullAmount(sums.kept) },
      { label: `Commission ${commissionPercent}%`, value: formatFullAmount(0 - sums.commission) },
      { label: 'Expenses', value: formatFullAmount(0 - sums.expenses) },
      { label: inCurrency('Payout'), value: formatFullAmount(sums.payout), isStrong: true },
    ],
    notes: [
      {
        heading: 'What is counted',
        lines: [
          'Nights of the month after discounts and adjustments, without cleaning, extras and taxes; and what was kept of stays that did not take place, without VAT.',
        ],
      },
    ],
  };
}

function staysOf({ stays }: OwnerStatement): PrintedTable {
  return {
    heading: 'Stays',
    columns: [
      { title: 'Apartment', width: 3.5 },
      { title: 'Stay', width: 3.8 },
      { title: 'Guest', width: 1.7 },
      { title: 'Nights', width: 1, isNumber: true },
      { title: inCurrency('Amount'), width: 2, isNumber: true },
    ],
    rows: stays.map((stay) => [
      stay.apartmentName,
      formatStay(stay),
      stay.guest,
      stay.nights === 0 ? '–' : String(stay.nights),
      formatFullAmount(stay.revenue + stay.kept),
    ]),
  };
}

function expensesOf({ expenses, apartments }: OwnerStatement): PrintedTable {
  const names = new Map(apartments.map(({ apartmentId, name }) => [apartmentId, name]));
  return {
    heading: 'Expenses',
    columns: [
      { title: 'Day', width: 2 },
      { title: 'Apartment', width: 4 },
      { title: 'For', width: 4 },
      { title: inCurrency('Amount'), width: 2, isNumber: true },
    ],
    rows: expenses.map(({ apartmentId, day, amount, note }) => [
      formatDay(day),
      names.get(apartmentId) ?? apartmentId,
      note,
      formatFullAmount(amount),
    ]),
  };
}
