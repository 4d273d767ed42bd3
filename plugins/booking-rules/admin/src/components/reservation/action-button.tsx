import { Button, Flex, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { useApi } from '../../api/client';
import { ConfirmDialog } from '../dialogs';
import { TextField } from '../fields';
import { useForm } from '../form';
import type { ReservationAction } from './actions';
import { messages } from '../../messages/messages';

/** Does something with a reservation, after a confirmation where one is called for. */
export function ActionButton({
  action: { path, variant, question, takesReason },
  reservation,
  onDone,
}: {
  action: ReservationAction;
  reservation: ReservationView;
  onDone: () => void;
}) {
  const { actions, questions } = messages().folio;
  const { label, done } = actions[path];
  const api = useApi();
  const { values, field, busy, submit } = useForm({ why: '' });
  const why = values.why.trim();

  async function run(): Promise<void> {
    await submit(async () => {
      await api.call(`POST /booking-rules/reservations/{reference}/${path}`, {
        params: { reference: reservation.reference },
        ...(takesReason && why !== '' && { body: { data: { why } } }),
      });
      return done;
    });
    onDone();
  }

  if (question === null) {
    return (
      <Button variant={variant} loading={busy !== null} onClick={() => void run()}>
        {label}
      </Button>
    );
  }
  return (
    <ConfirmDialog
      button={
        <Button variant={variant} loading={busy !== null}>
          {label}
        </Button>
      }
      title={label}
      back={messages().components.back}
      confirm={label}
      variant={variant}
      onConfirm={() => void run()}
    >
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Typography>{question(reservation)}</Typography>
        {takesReason ? <TextField {...field('why')} label={questions.why} maxLength={300} /> : null}
      </Flex>
    </ConfirmDialog>
  );
}
