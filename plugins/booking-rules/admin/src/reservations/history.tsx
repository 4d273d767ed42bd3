import { Box, Typography } from '@strapi/design-system';
import type { HistoryLine } from 'booking-rules/contracts/reservations/reservations-admin';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { toldReason } from 'booking-rules/shared/messages/answers';
import { messages } from '../messages/messages';

/** Who did what and when, first to last, in local time. */
export function History({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <Box tag="ol">
      {lines.map((line) => (
        <Box key={`${line.at} ${line.to} ${line.why ?? ''}`} tag="li" paddingBottom={3}>
          <Typography tag="p">{sentenceOf(line)}</Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {actOf(line)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function actOf({ at, by }: HistoryLine): string {
  const t = messages().reservations.history;
  const when = formatInstant(at);
  return by === 'system' ? t.bySystem(when) : by === 'guest' ? t.byGuest(when) : t.by(when, by);
}

function sentenceOf({ from, to, why }: HistoryLine): string {
  const t = messages().reservations.history;
  const reason = toldReason(why ?? '');
  const state = messages().reservations.states[to];
  if (from === null) return t.booked(state);
  if (from === to) return reason === '' ? state : capital(reason);
  return reason === '' ? state : t.because(state, reason);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
