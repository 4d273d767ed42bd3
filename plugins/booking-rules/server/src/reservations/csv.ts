import { csvLines, decimalAmount, toCsv, withCurrency } from '../../../shared/format/csv';
import type { ExportedReservation } from './list-query';

const heading = (): string[] => [
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
  withCurrency('Extras'),
  withCurrency('Total'),
  withCurrency('Paid'),
  withCurrency('Refunded'),
  withCurrency('Due'),
  'Booked at',
];

/** A file in pieces as its rows come. Amounts are decimal numbers. */
export async function* reservationsCsv(
  batches: AsyncIterable<readonly ExportedReservation[]>,
): AsyncGenerator<string> {
  yield toCsv(heading(), []);
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
  decimalAmount(row.extras),
  decimalAmount(row.total),
  decimalAmount(row.paidAmount),
  decimalAmount(row.refundedAmount),
  decimalAmount(row.due),
  row.createdAt,
];
