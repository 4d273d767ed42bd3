import { Link as RouterLink } from 'react-router-dom';
import { Link, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatStay } from 'booking-rules/shared/format-stay';
import { formatFils } from 'booking-rules/shared/money';
import { plural } from 'booking-rules/shared/plural';
import { DataTable } from './data-table';
import { StateBadge } from './state-badge';
import { TwoLines } from './two-lines';

const COLUMNS = [
  { heading: 'Guest' },
  { heading: 'Apartment' },
  { heading: 'Stay', isWhole: true },
  { heading: 'Total', isNumber: true },
  { heading: 'State' },
];

/** Reservations, a line each; the guest's name leads to its page. */
export function ReservationTable({ rows, caption }: { rows: readonly ReservationView[]; caption: string }) {
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={rows.map((row) => ({
        key: row.reference,
        cells: [
          <TwoLines
            key="guest"
            first={
              <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${row.reference}`}>
                {`${row.guest.firstName} ${row.guest.lastName}`}
              </Link>
            }
            second={row.reference}
          />,
          row.apartmentName,
          <TwoLines
            key="stay"
            first={formatStay(row)}
            second={`${plural(row.nights, 'night')}, ${plural(row.guests, 'guest')}`}
          />,
          <TwoLines key="total" first={formatFils(row.total)} second={<Payment row={row} />} />,
          <StateBadge key="state" reservation={row} />,
        ],
      }))}
    />
  );
}

function Payment({ row: { paid, paidAmount, refundedAmount, state } }: { row: ReservationView }) {
  const isDue = !paid && paidAmount === 0 && (state === 'confirmed' || state === 'completed');
  const words =
    refundedAmount > 0
      ? `${formatFils(refundedAmount)} given back`
      : paid
        ? 'Paid'
        : paidAmount > 0
          ? `${formatFils(paidAmount)} paid`
          : isDue
            ? 'Not paid'
            : '';
  return (
    <Typography
      tag="p"
      variant="pi"
      fontWeight={isDue ? 'bold' : 'regular'}
      textColor={isDue ? 'neutral800' : 'neutral600'}
    >
      {words}
    </Typography>
  );
}
