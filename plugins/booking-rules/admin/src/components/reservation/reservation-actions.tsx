import { Flex } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { MANAGE } from '../permissions';
import { ActButton } from '../reservations/act-button';
import { ACTS, type Act } from '../reservations/acts';
import { MoveDialog } from '../reservations/move-dialog';
import { CancelDialog } from './cancel-dialog';

/** What a manager can do with a reservation in its state. */
export function ReservationActions({
  reservation,
  onDone,
}: {
  reservation: ReservationView;
  onDone: () => void;
}) {
  const { allowedActions } = useRBAC(MANAGE);
  if (allowedActions.canManage !== true) return null;
  const now = new Date();
  const offered = ACTS.filter(({ isOffered }) => isOffered(reservation, now));
  const buttonOf = (act: Act) => (
    <ActButton key={act.path} act={act} reservation={reservation} onDone={onDone} />
  );
  const isOpen = reservation.state === 'held' || reservation.state === 'confirmed';
  return (
    <Flex gap={2} wrap="wrap">
      {offered.filter(({ variant }) => variant !== 'danger-light').map(buttonOf)}
      {isOpen ? <MoveDialog reservation={reservation} onDone={onDone} /> : null}
      {offered.filter(({ variant }) => variant === 'danger-light').map(buttonOf)}
      {reservation.state === 'confirmed' || (isOpen && reservation.paidAmount > 0) ? (
        <CancelDialog reservation={reservation} onDone={onDone} />
      ) : null}
    </Flex>
  );
}
