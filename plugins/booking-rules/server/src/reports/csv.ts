import type { MonthEndRow } from '../../../contracts/reports/month-end';
import type { ReportRow, NightlyTaxRow } from '../../../contracts/reports/reports';
import { decimalAmount, toCsv, withCurrency } from '../../../shared/format/csv';
import type { MinorUnits } from '../../../shared/format/money';
import { sumAmounts, type MonthAmounts } from '../../../shared/reports/month-end';
import { taxAmount } from '../../../shared/reports/tax-amounts';

/** Amounts are decimal numbers, shares are per cent with one. */
export function reportCsv(rows: readonly ReportRow[]): string {
  const heading = [
    'Key',
    'Name',
    'Available nights',
    'Nights sold',
    'Nights on other channels',
    withCurrency('Room revenue'),
    withCurrency('Of it corrections of earlier months'),
    'Occupancy (%)',
    withCurrency('Average nightly rate'),
    withCurrency('Revenue per available night'),
    'Nights sold last year',
    withCurrency('Room revenue last year'),
  ];
  return toCsv(
    heading,
    rows.map(({ key, label, figures, lastYear }) => [
      key,
      label,
      figures.availableNights,
      figures.soldNights,
      figures.channelNights,
      decimalAmount(figures.roomRevenue),
      decimalAmount(figures.corrections),
      figures.occupancy === null ? null : (figures.occupancy * 100).toFixed(1),
      figures.averageRate === null ? null : decimalAmount(figures.averageRate),
      figures.revenuePerAvailableNight === null ? null : decimalAmount(figures.revenuePerAvailableNight),
      lastYear?.soldNights ?? null,
      lastYear ? decimalAmount(lastYear.roomRevenue) : null,
    ]),
  );
}

export function nightlyTaxesCsv(rows: readonly NightlyTaxRow[]): string {
  return toCsv(
    [
      'Tax',
      'Reference',
      'Apartment',
      'Guest',
      'Check-in',
      'Check-out',
      'Nights in the month',
      withCurrency('Amount'),
      'Corrects',
    ],
    rows.map((row) => [
      row.taxName,
      row.reference,
      row.apartmentName,
      row.guest,
      row.checkIn,
      row.checkOut,
      row.nights,
      decimalAmount(row.amount),
      row.corrects,
    ]),
  );
}

/**
 * A line for each reservation, and for each earlier month that was corrected, with the columns that books have; those
 * of all months add up to its folio.
 */
export function monthEndCsv(rows: readonly MonthEndRow[]): string {
  const { taxes } = sumAmounts(rows.map((row) => row.amounts));
  const columns: Column[] = [
    ...BEFORE_TAXES,
    ...taxes.map(({ id, name }): Column => [name, (amounts) => taxAmount(amounts, id)]),
    ...AFTER_TAXES,
  ];
  const amounts = columns.map(([heading]) => withCurrency(heading));
  return toCsv(
    [
      ...['Reference', 'State', 'Apartment', 'Owner', 'Guest', 'Check-in', 'Check-out', 'Corrects', 'Nights'],
      ...amounts,
    ],
    rows.map((row) => [
      ...[row.reference, row.state, row.apartmentName, row.owner, row.guest, row.checkIn, row.checkOut],
      ...[row.corrects, row.amounts.nights],
      ...columns.map(([, pick]) => decimalAmount(pick(row.amounts))),
    ]),
  );
}

type Column = readonly [heading: string, pick: (amounts: MonthAmounts) => MinorUnits];

const BEFORE_TAXES: readonly Column[] = [
  ['Nightly rates', ({ nightly }) => nightly],
  ['Discounts', ({ discount }) => discount],
  ['Adjustments', ({ adjustment }) => adjustment],
  ['Cleaning and fees', ({ fees }) => fees],
  ['Extras', ({ extras }) => extras],
  ['Kept from cancellations and no-shows', ({ kept }) => kept],
];
const AFTER_TAXES: readonly Column[] = [
  ['Total', ({ total }) => total],
  ['Paid', ({ received }) => received],
  ['Refunded', ({ refunded }) => refunded],
  ['Due at the end of the month', ({ balance }) => balance],
];
