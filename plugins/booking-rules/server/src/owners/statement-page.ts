import type { OwnerStatement } from '../../../contracts/reports/owner-statements';
import type { Supplier } from '../../../shared/domain/documents/document';
import {
  languageOfPage,
  type PrintedPage,
  type PrintedTable,
} from '../../../shared/domain/documents/printed-page';
import type { Day } from '../../../shared/domain/stay';
import { formatDay } from '../../../shared/format/day';
import { currencySign, formatFullAmount } from '../../../shared/format/money';
import { formatMonth } from '../../../shared/format/month';
import { toldName } from '../../../shared/format/names';
import { formatStay } from '../../../shared/format/stay';
import { paperMessages } from '../../../shared/messages/server-messages';

/** More are counted. */
const MOST_NAMED = 6;

/**
 * How an owner's statement looks on paper, in the language of the moment.
 * @param supplier the business, told in that language
 * @param day on which it was made
 */
export function printStatement(statement: OwnerStatement, supplier: Supplier, day: Day): PrintedPage {
  const { month, owner, commissionPercent, apartments, sums } = statement;
  const names = apartments.map(({ name }) => toldName('apartments', name));
  const say = paperMessages().statement;
  return {
    ...languageOfPage(),
    // What stands below the documents of guests is said to guests.
    supplier: { ...supplier, footer: null },
    ...{ title: say.title, subtitle: formatMonth(month), day },
    facts: [
      { label: say.madeOn, value: formatDay(day) },
      { label: say.month, value: formatMonth(month) },
      { label: say.commission, value: `${commissionPercent}%` },
    ],
    blocks: [
      { heading: say.owner, lines: [owner.name, owner.email] },
      {
        heading: say.apartments,
        lines: names.length > MOST_NAMED ? [say.apartmentCount(names.length)] : names,
      },
    ],
    tables: [staysOf(statement), expensesOf(statement)].filter(({ rows }) => rows.length > 0),
    totals: [
      { label: say.nightsAfterDiscounts, value: formatFullAmount(sums.revenue) },
      { label: say.kept, value: formatFullAmount(sums.kept) },
      { label: say.commissionOf(commissionPercent), value: formatFullAmount(0 - sums.commission) },
      { label: say.expenses, value: formatFullAmount(0 - sums.expenses) },
      { label: say.payout(currencySign()), value: formatFullAmount(sums.payout), isStrong: true },
    ],
    notes: [{ heading: say.counted, lines: [say.countedText] }],
  };
}

function staysOf({ stays }: OwnerStatement): PrintedTable {
  const { statement: say, table } = paperMessages();
  return {
    heading: say.stays,
    columns: [
      { title: say.apartment, width: 3.5 },
      { title: say.stay, width: 3.8 },
      { title: say.guest, width: 1.7 },
      { title: say.nights, width: 1, isNumber: true },
      { title: table.amount(currencySign()), width: 2, isNumber: true },
    ],
    rows: stays.map((stay) => [
      toldName('apartments', stay.apartmentName),
      formatStay(stay),
      stay.guest,
      stay.nights === 0 ? '–' : String(stay.nights),
      formatFullAmount(stay.revenue + stay.kept),
    ]),
  };
}

function expensesOf({ expenses, apartments }: OwnerStatement): PrintedTable {
  const { statement: say, table } = paperMessages();
  const names = new Map(apartments.map(({ apartmentId, name }) => [apartmentId, name]));
  return {
    heading: say.expenses,
    columns: [
      { title: say.day, width: 2 },
      { title: say.apartment, width: 4 },
      { title: say.spentOn, width: 4 },
      { title: table.amount(currencySign()), width: 2, isNumber: true },
    ],
    rows: expenses.map(({ apartmentId, day, amount, note }) => [
      formatDay(day),
      toldName('apartments', names.get(apartmentId) ?? apartmentId),
      note,
      formatFullAmount(amount),
    ]),
  };
}
