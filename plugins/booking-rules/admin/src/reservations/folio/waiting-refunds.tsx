import { Box, Typography } from '@strapi/design-system';
import type { RefundLine, ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';
import { MANAGE, useCanManage } from '../../api/permissions';
import { MoneyDialog } from './money-dialog';
import { messages } from '../../messages/messages';

/** Refunds that have not been made yet; those that wait for staff are ticked off here. */
export function WaitingRefunds({
  reservation: { reference, folio, refundLines },
  onDone,
}: {
  reservation: ReservationDetail;
  onDone: () => void;
}) {
  const t = messages().folio.refunds;
  const canManage = useCanManage(MANAGE);
  const waiting = refundLines.filter(({ doneAt }) => doneAt === null);
  if (waiting.length === 0) return null;
  return (
    <Box paddingBottom={4}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {t.title}
      </Typography>
      {waiting.map((line) => (
        <Box key={line.key} paddingTop={2}>
          <Typography tag="p">{t.refund(formatAmount(line.amount))}</Typography>
          <Typography tag="p" variant="pi" textColor={line.error === null ? 'neutral600' : 'danger600'}>
            {describeWaiting(line)}
          </Typography>
          {canManage && (line.byManager || line.refusedAt !== null) ? (
            <Box paddingTop={2}>
              <MoneyDialog
                act="refunds"
                reference={reference}
                folio={folio}
                suggested={line.amount}
                refundKey={line.key}
                onDone={onDone}
              />
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

function describeWaiting({ byManager, owedAt, refusedAt, error }: RefundLine): string {
  const t = messages().folio.refunds;
  if (refusedAt !== null) return t.failed(error);
  if (byManager) return t.byHand(formatInstant(owedAt));
  return error === null ? t.onItsWay : t.notSent(error);
}
