import type { ReservationLine } from '../../../contracts/reservations-admin';
import { dirhams, toCsv } from '../../../shared/format/csv';

/** Amounts are dirhams with two decimals. */
export function reservationsCsv(rows: readonly ReservationLine[]): string {
  const heading = [
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
    'Total (AED)',
    'Paid (AED)',
    'Refunded (AED)',
    'Due (AED)',
    'Booked at',
  ];
  return toCsv(
    heading,
    rows.map((row) => [
      row.reference,
      row.state,
      row.apartmentName,
      row.checkIn,
      row.checkOut,
      row.nights,
      row.guests,
      row.guest.firstName,
      row.guest.lastName,
      row.guest.email,
      row.guest.phone,
      dirhams(row.total),
      dirhams(row.paidAmount),
      dirhams(row.refundedAmount),
      dirhams(row.due),
      row.createdAt,
    ]),
  );
}
