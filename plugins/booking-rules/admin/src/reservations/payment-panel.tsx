import { Box, Button, Typography } from '@strapi/design-system';
import type { RefundLine, ReservationDetail } from 'booking-rules/contracts/reservations-admin';
import { type PaymentMethod, holdsNights } from 'booking-rules/shared/domain/reservation';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatFils } from 'booking-rules/shared/format/money';
import { Facts, Panel } from '../components/panel';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';

const PAYMENT_LABELS: Readonly<Record<PaymentMethod, string>> = {
  manual: 'Bank transfer',
  'on-arrival': 'On arrival',
  stripe: 'Card, via Stripe',
};

/** What was paid, what is due, and what is refunded. */
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
          ['Payment method', PAYMENT_LABELS[payment]],
          ['Received', formatFils(paidAmount)],
          ...(owesMoney
            ? [['Still to pay', formatFils(Math.max(0, total - paidAmount + refundedAmount))] as const]
            : []),
          ...(refundedAmount > 0 ? [['Refunded', formatFils(refundedAmount)] as const] : []),
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

/** Records that a refused refund was made by other means. */
function SettleButton({
  reference,
  line,
  onDone,
}: {
  reference: string;
  line: RefundLine;
  onDone: () => void;
}) {
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  if (!canManage) return null;

  async function settle(): Promise<void> {
    await run('settle', async () => {
      await api.call('POST /booking-rules/reservations/{reference}/refunds/{key}/settle', {
        params: { reference, key: line.key },
      });
      return `${formatFils(line.amount)} is recorded as refunded.`;
    });
    onDone();
  }

  return (
    <Box paddingTop={2}>
      <Button variant="secondary" size="S" loading={busy !== null} onClick={() => void settle()}>
        Refunded by other means
      </Button>
    </Box>
  );
}

function describeRefund({ byManager, owedAt, doneAt, refusedAt, settledBy, error }: RefundLine): string {
  if (settledBy !== null && doneAt !== null) {
    return `Refunded by other means ${formatInstant(doneAt)}, recorded by ${settledBy}`;
  }
  if (refusedAt !== null) return `The refund failed: ${error ?? 'refused'}. Refund it by other means.`;
  if (byManager)
    return `Due since ${formatInstant(owedAt)}. It was paid outside the system, so refund it yourself`;
  if (error !== null && doneAt === null) return `Not sent yet, trying again soon: ${error}`;
  return doneAt === null
    ? 'On its way to the guest’s card'
    : `Sent to Stripe ${formatInstant(doneAt)}; the guest’s bank may take a few days`;
}
