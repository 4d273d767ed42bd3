import { Box, Typography } from '@strapi/design-system';
import type { ReservationState } from 'booking-rules/shared/contracts/reservations';

/** A line of a reservation's history. */
export interface HistoryLine {
  from: ReservationState | null;
  to: ReservationState;
  by: string;
  why: string | null;
  /** Instant, ISO 8601 in UTC. */
  at: string;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
});

/** Who did what and when, in Dubai's time. */
export function History({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <Box tag="ol">
      {lines.map(({ from, to, by, why, at }) => (
        <Box key={`${at} ${to} ${why ?? ''}`} tag="li" paddingBottom={3}>
          <Typography tag="p">{`${from === null || from === to ? to : `${from} → ${to}`}${why === null ? '' : `: ${why}`}`}</Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {`${CLOCK.format(new Date(at))}, ${by}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
