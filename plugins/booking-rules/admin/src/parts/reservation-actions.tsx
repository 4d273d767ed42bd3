import { useState } from 'react';
import { Button, Flex } from '@strapi/design-system';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { MANAGE } from '../permissions';
import { CancelDialog } from './cancel-dialog';
import { failureOf } from './use-answer';

interface Act {
  path: string;
  label: string;
  /** Said once it is done. */
  done: string;
  isOffered: (reservation: ReservationView) => boolean;
  variant: 'default' | 'secondary' | 'danger-light';
}

const ACTS: readonly Act[] = [
  {
    path: 'accept',
    label: 'Accept',
    done: 'Accepted. The guest is told.',
    isOffered: ({ state, awaiting }) => state === 'held' && awaiting === 'acceptance',
    variant: 'default',
  },
  {
    path: 'decline',
    label: 'Decline',
    done: 'Declined. The nights are free, the guest is told.',
    isOffered: ({ state, awaiting }) => state === 'held' && awaiting === 'acceptance',
    variant: 'danger-light',
  },
  {
    path: 'confirm',
    label: 'Confirm by hand',
    done: 'Confirmed. The guest is told.',
    isOffered: ({ state, awaiting }) => state === 'expired' || (state === 'held' && awaiting === 'payment'),
    variant: 'secondary',
  },
  {
    path: 'paid',
    label: 'Mark as paid',
    done: 'Marked as paid.',
    isOffered: ({ state, paid }) => !paid && (state === 'confirmed' || state === 'completed'),
    variant: 'secondary',
  },
  {
    path: 'no-show',
    label: 'No-show',
    done: 'Noted as a no-show.',
    isOffered: ({ state }) => state === 'confirmed',
    variant: 'secondary',
  },
];

/** What a manager can do with a reservation in its state. */
export function ReservationActions({
  reservation,
  onDone,
}: {
  reservation: ReservationView;
  onDone: () => void;
}) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(MANAGE);
  const [busy, setBusy] = useState<string | null>(null);
  if (allowedActions.canManage !== true) return null;

  async function act({ path, done }: Act): Promise<void> {
    setBusy(path);
    try {
      await post(`/booking-rules/reservations/${reservation.reference}/${path}`);
      toggleNotification({ type: 'success', message: done });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: failureOf(failure) });
    } finally {
      setBusy(null);
      onDone();
    }
  }

  const canCancel = reservation.state === 'held' || reservation.state === 'confirmed';
  return (
    <Flex gap={2} wrap="wrap">
      {ACTS.filter(({ isOffered }) => isOffered(reservation)).map((offered) => (
        <Button
          key={offered.path}
          variant={offered.variant}
          loading={busy === offered.path}
          disabled={busy !== null}
          onClick={() => void act(offered)}
        >
          {offered.label}
        </Button>
      ))}
      {canCancel ? <CancelDialog reservation={reservation} onDone={onDone} /> : null}
    </Flex>
  );
}
