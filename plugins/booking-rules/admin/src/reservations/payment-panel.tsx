import { useState } from 'react';
import { Box, Button, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import type { RefundLine, ReservationDetail } from 'booking-rules/shared/contracts/reservation-detail';
import type { PaymentMethod } from 'booking-rules/shared/contracts/reservations';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatFils } from 'booking-rules/shared/format/money';
import { holdsNights } from 'booking-rules/shared/domain/reservation';
import { Facts, Panel } from '../components/panel';
import { errorMessage } from '../api/errors';
import { MANAGE } from '../api/permissions';

const PAYMENT_LABELS: Readonly<Record<PaymentMethod, string>> = {
  manual: 'By hand: bank transfer',
  'on-arrival': 'By hand: on arrival',
  stripe: 'Card, through Stripe',
};

/** What was paid, what is open, and what goes back. */
export function PaymentPanel({
  reservation,
  onDone,
}: {
  reservation: ReservationDetail;
  onDone: () => void;
}) {
  const { payment, paidAmount, refundedAmount, total, state, refundLines } = reservation;
  const owesMoney = holdsNights(state) || state === 'no-show';
  return (
    <Panel title="Payment">
      <Facts
        facts={[
          ['Way to pay', PAYMENT_LABELS[payment]],
          ['Received', formatFils(paidAmount)],
          ...(owesMoney
            ? [['Still to pay', formatFils(Math.max(0, total - paidAmount + refundedAmount))] as const]
            : []),
          ...(refundedAmount > 0 ? [['Given back', formatFils(refundedAmount)] as const] : []),
        ]}
      />
      {refundLines.map((line) => (
        <Box key={line.key} paddingTop={2}>
          <Typography tag="p">{`Refund of ${formatFils(line.amount)}`}</Typography>
          <Typography tag="p" variant="pi" textColor={line.error === null ? 'neutral600' : 'danger600'}>
            {describeRefund(line)}
          </Typography>
          {line.refusedAt !== null && line.doneAt === null ? (
            <SettleButton reference={reservation.reference} line={line} onDone={onDone} />
          ) : null}
        </Box>
      ))}
    </Panel>
  );
}

/** A manager says that a refused refund has been given back by other means. */
function SettleButton({
  reference,
  line,
  onDone,
}: {
  reference: string;
  line: RefundLine;
  onDone: () => void;
}) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(MANAGE);
  const [busy, setBusy] = useState(false);
  if (allowedActions.canManage !== true) return null;

  async function settle(): Promise<void> {
    setBusy(true);
    try {
      await post(`/booking-rules/reservations/${reference}/refunds/${line.key}/settle`);
      toggleNotification({ type: 'success', message: `${formatFils(line.amount)} counts as given back.` });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: errorMessage(failure) });
    } finally {
      setBusy(false);
      onDone();
    }
  }

  return (
    <Box paddingTop={2}>
      <Button variant="secondary" size="S" loading={busy} onClick={() => void settle()}>
        Refunded by other means
      </Button>
    </Box>
  );
}

function describeRefund({ byHand, owedAt, doneAt, refusedAt, settledBy, error }: RefundLine): string {
  if (settledBy !== null && doneAt !== null) {
    return `Given back by other means ${formatInstant(doneAt)}, as ${settledBy} says`;
  }
  if (refusedAt !== null) return `Could not be refunded: ${error ?? 'refused'}. Refund by other means.`;
  if (byHand) return `Due since ${formatInstant(owedAt)}: it came by hand, give it back by hand`;
  if (error !== null && doneAt === null) return `Not gone yet, tried again soon: ${error}`;
  return doneAt === null
    ? 'On its way to the guest’s card'
    : `Handed to Stripe ${formatInstant(doneAt)}; the guest’s bank takes some days`;
}
