import { Button, Flex, Radio, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
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
import { messages } from '../../messages/messages';

/** Cancels a reservation; what is refunded is shown and chosen before. */
export function CancelDialog({
  reservation,
  onDone,
  label = messages().folio.cancel.open,
}: {
  reservation: ReservationView;
  onDone: () => void;
  /** Of the button that opens it. */
  label?: string;
}) {
  const { cancel: t, questions } = messages().folio;
  const api = useApi();
  const { values, set, field, submit } = useForm<{ refund: RefundChoice; why: string }>({
    refund: 'ladder',
    why: '',
  });
  const { reference, guest, refunds, checkIn, checkOut, paidAmount, refundedAmount, payment } = reservation;
  const received = Math.max(0, paidAmount - refundedAmount);
  const { percent } = agreedRefund(refunds, checkIn, localToday());
  const labels: Record<RefundChoice, string> = {
    ladder: t.agreed(percent, formatAmount(Math.max(0, refundDue(reservation, percent)))),
    full: t.full(formatAmount(received)),
    none: t.none,
  };

  async function cancel(): Promise<void> {
    const why = values.why.trim();
    await submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/cancel', {
        params: { reference },
        body: { data: { refund: values.refund, ...(why !== '' && { why }) } },
      });
      return t.done;
    });
    onDone();
  }

  return (
    <ConfirmDialog
      button={<Button variant="danger-light">{label}</Button>}
      title={t.title(reference)}
      back={t.back}
      confirm={t.do}
      variant="danger"
      onConfirm={() => void cancel()}
    >
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Typography>
          {t.text(`${guest.firstName} ${guest.lastName}`, formatStay({ checkIn, checkOut }))}
        </Typography>
        {received === 0 ? (
          <Typography>{t.nothingPaid}</Typography>
        ) : (
          <>
            <Typography id="refund-question">{t.howMuch(formatAmount(received))}</Typography>
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
              {payment === 'stripe' ? t.byStripe : t.byHand}
            </Typography>
          </>
        )}
        <TextField {...field('why')} label={questions.why} maxLength={300} />
      </Flex>
    </ConfirmDialog>
  );
}
