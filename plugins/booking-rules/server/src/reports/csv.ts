import type { MonthEndRow } from '../../../contracts/month-end';
import type { ReportRow, TourismDirhamSheetRow } from '../../../contracts/reports';
import { dirhams, toCsv } from '../../../shared/format/csv';

/** Amounts are dirhams with two decimals, shares are per cent with one. */
export function reportCsv(rows: readonly ReportRow[]): string {
  const heading = [
    'Key',
    'Name',
    'Available nights',
    'Nights sold',
    'Nights on other channels',
    'Room revenue (AED)',
    'Occupancy (%)',
    'Average nightly rate (AED)',
    'Revenue per available night (AED)',
    'Nights sold last year',
    'Room revenue last year (AED)',
  ];
  return toCsv(
    heading,
    rows.map(({ key, label, figures, lastYear }) => [
      key,
      label,
      figures.availableNights,
      figures.soldNights,
      figures.channelNights,
      dirhams(figures.roomRevenue),
      figures.occupancy === null ? null : (figures.occupancy * 100).toFixed(1),
      figures.averageRate === null ? null : dirhams(figures.averageRate),
      figures.revenuePerAvailableNight === null ? null : dirhams(figures.revenuePerAvailableNight),
      lastYear?.soldNights ?? null,
      lastYear ? dirhams(lastYear.roomRevenue) : null,
    ]),
  );
}

export function tourismDirhamCsv(rows: readonly TourismDirhamSheetRow[]): string {
  return toCsv(
    [
      'Reference',
      'Apartment',
      'Guest',
      'Check-in',
      'Check-out',
      'Nights in the month',
      'Tourism Dirham (AED)',
      'Corrects',
    ],
    rows.map((row) => [
      row.reference,
      row.apartmentName,
      row.guest,
      row.checkIn,
      row.checkOut,
      row.nights,
      dirhams(row.amount),
      row.corrects,
    ]),
  );
}

/** A line for each reservation, with the columns that books have; those of all months add up to its folio. */
export function monthEndCsv(rows: readonly MonthEndRow[]): string {
  const amounts = AMOUNTS.map(([heading]) => `${heading} (AED)`);
  return toCsv(
    [...['Reference', 'State', 'Apartment', 'Owner', 'Guest', 'Check-in', 'Check-out', 'Nights'], ...amounts],
    rows.map((row) => [
      ...[row.reference, row.state, row.apartmentName, row.owner, row.guest, row.checkIn, row.checkOut],
      row.amounts.nights,
      ...AMOUNTS.map(([, name]) => dirhams(row.amounts[name])),
    ]),
  );
}

const AMOUNTS = [
  ['Nightly rates', 'nightly'],
  ['Discounts', 'discount'],
  ['Adjustments', 'adjustment'],
  ['Cleaning and fees', 'fees'],
  ['Extras', 'extras'],
  ['Kept of cancellations and no-shows', 'kept'],
  ['VAT', 'vat'],
  ['Tourism Dirham', 'tourismDirham'],
  ['Total', 'total'],
  ['Paid', 'received'],
  ['Refunded', 'refunded'],
  ['Due at the end of the month', 'balance'],
] as const;
