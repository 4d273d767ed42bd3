import { Badge } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { messages } from '../../messages/messages';

type Shown = Pick<ReservationView, 'state' | 'awaiting'>;

const COLOURS: Record<Shown['state'], [background: string, text: string]> = {
  held: ['warning100', 'neutral800'],
  confirmed: ['success100', 'success700'],
  completed: ['neutral150', 'neutral700'],
  expired: ['neutral150', 'neutral600'],
  cancelled: ['danger100', 'danger700'],
  'no-show': ['danger100', 'danger700'],
};

/** What a reservation waits for or has come to, in a word or two. */
export function stateLabel({ state, awaiting }: Shown): string {
  const { states, waits } = messages().reservations;
  return state === 'held' ? waits[awaiting ?? 'payment'] : states[state];
}

/** The state of a reservation as a coloured word. */
export function StateBadge({ reservation }: { reservation: Shown }) {
  const [background, textColor] = COLOURS[reservation.state];
  return (
    <Badge backgroundColor={background} textColor={textColor}>
      {stateLabel(reservation)}
    </Badge>
  );
}
