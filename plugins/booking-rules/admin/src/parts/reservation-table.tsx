import { Link as RouterLink } from 'react-router-dom';
import { Box, Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format-day';
import { formatFils } from 'booking-rules/shared/money';
import { StateBadge } from './state-badge';

const HEADINGS = ['Reference', 'Guest', 'Apartment', 'Check-in', 'Check-out', 'Total', 'Paid', 'State'];

/** Reservations, a line each; the reference leads to its page. */
export function ReservationTable({ rows, caption }: { rows: readonly ReservationView[]; caption: string }) {
  return (
    <Table colCount={HEADINGS.length} rowCount={rows.length + 1} aria-label={caption}>
      <Thead>
        <Tr>
          {HEADINGS.map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma">{heading}</Typography>
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
            <Td>
              <Typography>{`${row.guest.firstName} ${row.guest.lastName}`}</Typography>
            </Td>
            <Td>
              <Box maxWidth="24rem">
                <Typography ellipsis>{row.apartmentName}</Typography>
              </Box>
            </Td>
            <Td>
              <Typography>{formatDay(row.checkIn)}</Typography>
            </Td>
            <Td>
              <Typography>{formatDay(row.checkOut)}</Typography>
            </Td>
            <Td>
              <Typography>{formatFils(row.total)}</Typography>
            </Td>
            <Td>
              <Typography>{row.paid ? 'Paid' : '–'}</Typography>
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
