import { Box, Typography } from '@strapi/design-system';
import type { RefundLine, ReservationDetail } from 'booking-rules/shared/contracts/reservation-detail';
import { formatInstant } from 'booking-rules/shared/format-instant';
import { formatFils } from 'booking-rules/shared/money';
import { holdsNights } from 'booking-rules/shared/reservation';
import { Facts } from '../parts/facts';
import { Panel } from '../parts/panel';

/** What was paid, what is open, and what goes back. */
export function PaymentPanel({ reservation }: { reservation: ReservationDetail }) {
  const { payment, paidAmount, refundedAmount, total, state, refundLines } = reservation;
  const owesMoney = holdsNights(state) || state === 'no-show';
  return (
    <Panel title="Payment">
      <Facts
        facts={[
          [
            'Way to pay',
            payment === 'manual' ? 'By hand: bank transfer or on arrival' : 'Card, through Stripe',
          ],
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
            {refundWords(line)}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}

function refundWords({ byHand, owedAt, doneAt, error }: RefundLine): string {
  if (byHand) return `Due since ${formatInstant(owedAt)}: it came by hand, give it back by hand`;
  if (error !== null && doneAt === null) return `Not gone yet, tried again soon: ${error}`;
  return doneAt === null
    ? 'On its way to the guest’s card'
    : `Handed to Stripe ${formatInstant(doneAt)}; the guest’s bank takes some days`;
}
