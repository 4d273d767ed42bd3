import { Flex } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { MANAGE, useCanManage } from '../../api/permissions';
import { ActionButton } from './action-button';
import { RESERVATION_ACTIONS, type ReservationAction } from './actions';
import { ModifyDialog } from './modify-dialog';
import { CancelDialog } from './cancel-dialog';

/** What a manager can do with a reservation in its state. */
export function ReservationActions({
  reservation,
  onDone,
}: {
  reservation: ReservationView;
  onDone: () => void;
}) {
  const canManage = useCanManage(MANAGE);
  if (!canManage) return null;
  const available = RESERVATION_ACTIONS.filter(({ isAvailable }) => isAvailable(reservation, new Date()));
  const buttonOf = (action: ReservationAction) => (
    <ActionButton key={action.path} action={action} reservation={reservation} onDone={onDone} />
  );
  const isOpen = reservation.state === 'held' || reservation.state === 'confirmed';
  return (
    <Flex gap={2} wrap="wrap">
      {available.filter(({ variant }) => variant !== 'danger-light').map(buttonOf)}
      {isOpen ? <ModifyDialog reservation={reservation} onDone={onDone} /> : null}
      {available.filter(({ variant }) => variant === 'danger-light').map(buttonOf)}
      {reservation.state === 'confirmed' || (isOpen && reservation.paidAmount > 0) ? (
        <CancelDialog reservation={reservation} onDone={onDone} />
      ) : null}
    </Flex>
  );
}
