import { Button, Flex, Radio, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import {
  agreedRefund,
  REFUND_CHOICES,
  refundDue,
  type RefundChoice,
} from 'booking-rules/shared/domain/reservation';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import { localToday } from '../../format/dates';
import { useApi } from '../../api/client';
import { ConfirmDialog } from '../dialogs';
import { TextField } from '../fields';
import { useForm } from '../form';

/** Cancels a reservation; what is refunded is shown and chosen before. */
export function CancelDialog({
  reservation,
  onDone,
  label = 'Cancel …',
}: {
  reservation: ReservationView;
  onDone: () => void;
  /** Of the button that opens it. */
  label?: string;
}) {
  const api = useApi();
  const { values, set, field, submit } = useForm<{ refund: RefundChoice; why: string }>({
    refund: 'ladder',
    why: '',
  });
  const { reference, guest, refunds, checkIn, checkOut, paidAmount, refundedAmount, payment } = reservation;
  const received = Math.max(0, paidAmount - refundedAmount);
  const { percent } = agreedRefund(refunds, checkIn, localToday());
  const labels: Record<RefundChoice, string> = {
    ladder: `As agreed, ${percent}% today: ${formatAmount(Math.max(0, refundDue(reservation, percent)))}`,
    full: `Full refund: ${formatAmount(received)}`,
    none: 'No refund',
  };

  async function cancel(): Promise<void> {
    const why = values.why.trim();
    await submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/cancel', {
        params: { reference },
        body: { data: { refund: values.refund, ...(why !== '' && { why }) } },
      });
      return 'Cancelled. The nights are free, and the guest is being told.';
    });
    onDone();
  }

  return (
    <ConfirmDialog
      button={<Button variant="danger-light">{label}</Button>}
      title={`Cancel ${reference}`}
      back="Keep it"
      confirm="Cancel the stay"
      variant="danger"
      onConfirm={() => void cancel()}
    >
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Typography>
          {`${guest.firstName} ${guest.lastName}, ${formatStay({ checkIn, checkOut })}. The nights become free, and the guest is told by email.`}
        </Typography>
        {received === 0 ? (
          <Typography>Nothing has been paid, so there is nothing to refund.</Typography>
        ) : (
          <>
            <Typography id="refund-question">
              {`The guest has paid ${formatAmount(received)}. How much should be refunded?`}
            </Typography>
            <Radio.Group
              value={values.refund}
              onValueChange={(value: string) =>
                set({ refund: REFUND_CHOICES.find((known) => known === value) ?? 'ladder' })
              }
              aria-labelledby="refund-question"
            >
              {REFUND_CHOICES.map((value) => (
                <Radio.Item key={value} value={value}>
                  {labels[value]}
                </Radio.Item>
              ))}
            </Radio.Group>
            <Typography variant="pi" textColor="neutral600">
              {payment === 'stripe'
                ? 'Stripe refunds the card automatically.'
                : 'It was paid outside the system, so refund it yourself.'}
            </Typography>
          </>
        )}
        <TextField {...field('why')} label="Reason (kept in the history)" maxLength={300} />
      </Flex>
    </ConfirmDialog>
  );
}
