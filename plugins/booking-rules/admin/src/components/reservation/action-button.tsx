import { useState } from 'react';
import { Button, Dialog, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { errorMessage } from '../../api/errors';
import type { ReservationAction } from './actions';

/** Does something with a reservation, after asking where that deserves a thought. */
export function ActionButton({
  action,
  reservation,
  onDone,
}: {
  action: ReservationAction;
  reservation: ReservationView;
  onDone: () => void;
}) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState('');
  const { path, label, variant, question, takesReason, done } = action;

  async function run(): Promise<void> {
    setBusy(true);
    try {
      const data = takesReason && why.trim() !== '' ? { data: { why: why.trim() } } : undefined;
      await post(`/booking-rules/reservations/${reservation.reference}/${path}`, data);
      toggleNotification({ type: 'success', message: done });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: errorMessage(failure) });
    } finally {
      setBusy(false);
      onDone();
    }
  }

  if (question === null) {
    return (
      <Button variant={variant} loading={busy} onClick={() => void run()}>
        {label}
      </Button>
    );
  }
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant={variant} loading={busy}>
          {label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{label}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography>{question(reservation)}</Typography>
            {takesReason ? (
              <Field.Root>
                <Field.Label>Why (kept in the history)</Field.Label>
                <TextInput value={why} maxLength={300} onChange={(event) => setWhy(event.target.value)} />
              </Field.Root>
            ) : null}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Back
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant={variant} fullWidth onClick={() => void run()}>
              {label}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
