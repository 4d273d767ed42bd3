import { useState } from 'react';
import { Button, Dialog, Field, Flex, Radio, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { percentOf, formatFils } from 'booking-rules/shared/money';
import { agreedRefund } from 'booking-rules/shared/reservation';
import { dubaiDay } from 'booking-rules/shared/stay';
import { failureOf } from './use-answer';

type Refund = 'ladder' | 'full' | 'none';

/** Cancels a reservation, with what goes back shown before. */
export function CancelDialog({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [refund, setRefund] = useState<Refund>('ladder');
  const [why, setWhy] = useState('');
  const { reference, refunds, checkIn, paidAmount, refundedAmount } = reservation;
  const left = Math.max(0, paidAmount - refundedAmount);
  const { percent } = agreedRefund(refunds, checkIn, dubaiDay(new Date()));
  const choices: { value: Refund; label: string }[] = [
    {
      value: 'ladder',
      label: `By the ladder, ${percent}%: ${formatFils(Math.min(left, percentOf(paidAmount, percent)))}`,
    },
    { value: 'full', label: `Everything: ${formatFils(left)}` },
    { value: 'none', label: 'Nothing' },
  ];

  async function cancel(): Promise<void> {
    try {
      const data = why.trim() === '' ? { refund } : { refund, why: why.trim() };
      await post(`/booking-rules/reservations/${reference}/cancel`, { data });
      toggleNotification({ type: 'success', message: 'Cancelled. The nights are free, the guest is told.' });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: failureOf(failure) });
    } finally {
      onDone();
    }
  }

  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light">Cancel …</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{`Cancel ${reference}`}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>{`${formatFils(paidAmount)} were paid. What goes back to the guest?`}</Typography>
            <Radio.Group
              value={refund}
              onValueChange={(value: string) => setRefund(value as Refund)}
              aria-label="Refund"
            >
              {choices.map(({ value, label }) => (
                <Radio.Item key={value} value={value}>
                  {label}
                </Radio.Item>
              ))}
            </Radio.Group>
            <Field.Root name="why">
              <Field.Label>Why (kept in the history)</Field.Label>
              <TextInput value={why} onChange={(event) => setWhy(event.target.value)} maxLength={300} />
            </Field.Root>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Keep it</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" onClick={() => void cancel()}>
              Cancel the stay
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
