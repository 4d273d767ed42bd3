import { Box, Typography } from '@strapi/design-system';
import type { HistoryLine } from 'booking-rules/contracts/reservations-admin';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { stateLabel } from '../components/reservation/state-badge';

/** Who did what and when, first to last, in local time. */
export function History({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <Box tag="ol">
      {lines.map((line) => (
        <Box key={`${line.at} ${line.to} ${line.why ?? ''}`} tag="li" paddingBottom={3}>
          <Typography tag="p">{sentenceOf(line)}</Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {`${formatInstant(line.at)}, by ${line.by === 'system' ? 'the system' : line.by === 'guest' ? 'the guest' : line.by}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function sentenceOf({ from, to, why }: HistoryLine): string {
  const reason = why?.replace(/\d{4}-\d{2}-\d{2}/g, formatDay) ?? '';
  const state = to === 'held' ? 'Held' : stateLabel({ state: to, awaiting: null });
  if (from === null) return `Booked: ${state.toLowerCase()}`;
  if (from === to) return reason === '' ? state : capital(reason);
  return reason === '' ? state : `${state}: ${reason}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
