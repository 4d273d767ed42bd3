import { Link as RouterLink } from 'react-router-dom';
import { Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format-day';
import { formatFils } from 'booking-rules/shared/money';
import { StateBadge } from './state-badge';

const HEADINGS = [
  'Reference',
  'Guest',
  'Apartment',
  'Check-in',
  'Check-out',
  'Nights',
  'Total',
  'Payment',
  'State',
];

/** Reservations, a line each; the reference leads to its page. */
export function ReservationTable({ rows, caption }: { rows: readonly ReservationView[]; caption: string }) {
  return (
    <Table colCount={HEADINGS.length} rowCount={rows.length + 1} aria-label={caption}>
      <Thead>
        <Tr>
          {HEADINGS.map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma" textColor="neutral600">
                {heading}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.reference}>
            <Td>
              <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${row.reference}`}>
                {row.reference}
              </Link>
            </Td>
            <Cell text={`${row.guest.firstName} ${row.guest.lastName}`} />
            <Td maxWidth="26rem">
              <Typography ellipsis title={row.apartmentName}>
                {row.apartmentName}
              </Typography>
            </Td>
            <Cell text={formatDay(row.checkIn)} />
            <Cell text={formatDay(row.checkOut)} />
            <Cell text={String(row.nights)} />
            <Cell text={formatFils(row.total)} />
            <Td>
              <Payment row={row} />
            </Td>
            <Td>
              <StateBadge reservation={row} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function Cell({ text }: { text: string }) {
  return (
    <Td>
      <Typography>{text}</Typography>
    </Td>
  );
}

function Payment({ row: { paid, paidAmount, refundedAmount, state } }: { row: ReservationView }) {
  if (refundedAmount > 0) return <Typography>{`${formatFils(refundedAmount)} back`}</Typography>;
  if (paid) return <Typography>Paid</Typography>;
  if (paidAmount > 0) return <Typography>{`${formatFils(paidAmount)} paid`}</Typography>;
  const isDue = state === 'confirmed' || state === 'completed';
  return <Typography textColor={isDue ? 'warning700' : 'neutral600'}>{isDue ? 'Not paid' : '–'}</Typography>;
}
