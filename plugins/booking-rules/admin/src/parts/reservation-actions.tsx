import { Flex } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { MANAGE } from '../permissions';
import { ActButton } from '../reservations/act-button';
import { ACTS } from '../reservations/acts';
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
  const isOpen = reservation.state === 'held' || reservation.state === 'confirmed';
  return (
    <Flex gap={2} wrap="wrap">
      {ACTS.filter(({ isOffered }) => isOffered(reservation, now)).map((act) => (
        <ActButton key={act.path} act={act} reservation={reservation} onDone={onDone} />
      ))}
      {isOpen ? <MoveDialog reservation={reservation} onDone={onDone} /> : null}
      {isOpen ? <CancelDialog reservation={reservation} onDone={onDone} /> : null}
    </Flex>
  );
}
