import { useState } from 'react';
import { Button, Dialog, Field, Flex, Radio, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatFils } from 'booking-rules/shared/format/money';
import { agreedRefund, refundDue } from 'booking-rules/shared/domain/reservation';
import { dubaiDay } from 'booking-rules/shared/domain/stay';
import { errorMessage } from '../../api/errors';

const CHOICES = ['ladder', 'full', 'none'] as const;
type Refund = (typeof CHOICES)[number];

/** Cancels a reservation, with what goes back shown before. */
export function CancelDialog({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [refund, setRefund] = useState<Refund>('ladder');
  const [why, setWhy] = useState('');
  const { reference, refunds, checkIn, checkOut, paidAmount, refundedAmount } = reservation;
  const left = Math.max(0, paidAmount - refundedAmount);
  const { percent } = agreedRefund(refunds, checkIn, dubaiDay(new Date()));
  const labels: Record<Refund, string> = {
    ladder: `As agreed, ${percent}% today: ${formatFils(Math.max(0, refundDue(reservation, percent)))}`,
    full: `Everything: ${formatFils(left)}`,
    none: 'Nothing',
  };

  async function cancel(): Promise<void> {
    try {
      const data = why.trim() === '' ? { refund } : { refund, why: why.trim() };
      await post(`/booking-rules/reservations/${reference}/cancel`, { data });
      toggleNotification({ type: 'success', message: 'Cancelled. The nights are free, the guest is told.' });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: errorMessage(failure) });
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
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography>
              {`${reservation.guest.firstName} ${reservation.guest.lastName}, ${formatStay({ checkIn, checkOut })}. The nights become free, and the guest is told.`}
            </Typography>
            {left === 0 ? (
              <Typography>Nothing has been paid, so nothing goes back.</Typography>
            ) : (
              <>
                <Typography id="refund-question">
                  {`We hold ${formatFils(left)} of the guest’s money. What goes back?`}
                </Typography>
                <Radio.Group
                  value={refund}
                  onValueChange={(value: string) =>
                    setRefund(CHOICES.find((known) => known === value) ?? 'ladder')
                  }
                  aria-labelledby="refund-question"
                >
                  {CHOICES.map((value) => (
                    <Radio.Item key={value} value={value}>
                      {labels[value]}
                    </Radio.Item>
                  ))}
                </Radio.Group>
                <Typography variant="pi" textColor="neutral600">
                  {reservation.payment !== 'stripe'
                    ? 'It came by hand: give it back by hand.'
                    : 'It goes back to the card through Stripe by itself.'}
                </Typography>
              </>
            )}
            <Field.Root name="why">
              <Field.Label>Why (kept in the history)</Field.Label>
              <TextInput value={why} onChange={(event) => setWhy(event.target.value)} maxLength={300} />
            </Field.Root>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Keep it
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth onClick={() => void cancel()}>
              Cancel the stay
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
