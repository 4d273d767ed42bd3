import { csvLines, dirhams, toCsv } from '../../../shared/format/csv';
import type { ExportedReservation } from './list-query';

const HEADING = [
  'Reference',
  'State',
  'Apartment',
  'Check-in',
  'Check-out',
  'Nights',
  'Guests',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Extras (AED)',
  'Total (AED)',
  'Paid (AED)',
  'Refunded (AED)',
  'Due (AED)',
  'Booked at',
];

/** A file in pieces as its rows come. Amounts are dirhams with two decimals. */
export async function* reservationsCsv(
  batches: AsyncIterable<readonly ExportedReservation[]>,
): AsyncGenerator<string> {
  yield toCsv(HEADING, []);
  for await (const rows of batches) yield csvLines(rows.map(cellsOf));
}

const cellsOf = (row: ExportedReservation) => [
  row.reference,
  row.state,
  row.apartmentName,
  row.checkIn,
  row.checkOut,
  row.nights,
  row.guests,
  row.firstName,
  row.lastName,
  row.email,
  row.phone,
  dirhams(row.extras),
  dirhams(row.total),
  dirhams(row.paidAmount),
  dirhams(row.refundedAmount),
  dirhams(row.due),
  row.createdAt,
];
