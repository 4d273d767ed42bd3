import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import {
  isOverdue,
  openNext,
  openOf,
  type PaymentPart,
} from 'booking-rules/shared/domain/payments/payment-schedule';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { localToday } from '../../format/dates';
import { MANAGE, useCanManage } from '../../api/permissions';
import { PaymentLinkDialog } from '../../components/reservation/payment-link-dialog';
import { Panel } from '../../components/panel';
import { AdjustDialog } from './adjust-dialog';
import { CardDeposits } from './card-deposits';
import { DepositDialog } from './deposit-dialog';
import { EntryLines } from './entry-lines';
import { EntryTable } from './entry-table';
import { ExtrasDialog } from './extras-dialog';
import { groupsOf } from './groups';
import { MoneyDialog } from './money-dialog';
import { WaitingRefunds } from './waiting-refunds';
import { messages } from '../../messages/messages';

/** The money of a reservation: what it costs, what was paid and went back, and what staff can enter. */
export function FolioPanel({ reservation, onDone }: { reservation: ReservationDetail; onDone: () => void }) {
  const t = messages().folio;
  const canManage = useCanManage(MANAGE);
  const [showsAll, setShowsAll] = useState(false);
  const { folio, reference, deposit, parts, takesCards, state } = reservation;
  const { total, paid, due, refundable, entries } = folio;
  return (
    <Panel title={t.title}>
      <Flex gap={3} wrap="wrap" paddingBottom={4}>
        <Sum label={t.sums.total} amount={total} />
        <Sum label={t.sums.paid} amount={paid} />
        {refundable > 0 ? (
          <Sum label={t.sums.toRefund} amount={refundable} stands />
        ) : (
          <Sum label={t.sums.due} amount={due} stands={due > 0} />
        )}
      </Flex>
      {parts.length > 1 ? <PartLines parts={parts} /> : null}
      {canManage ? (
        <Flex gap={2} wrap="wrap" paddingBottom={4}>
          <MoneyDialog
            act="payments"
            reference={reference}
            folio={folio}
            suggested={Math.min(due, openNext(parts))}
            email={reservation.guest.email}
            onDone={onDone}
          />
          {takesCards && due > 0 && (state === 'confirmed' || state === 'completed' || state === 'held') ? (
            <PaymentLinkDialog reservation={reservation} onDone={onDone} />
          ) : null}
          {folio.mostRefundable > 0 ? (
            <MoneyDialog
              act="refunds"
              reference={reference}
              folio={folio}
              suggested={Math.min(folio.mostRefundable, Math.max(0, refundable - folio.asked))}
              onDone={onDone}
            />
          ) : null}
          <ExtrasDialog reservation={reservation} onDone={onDone} />
          <AdjustDialog reference={reference} folio={folio} onDone={onDone} />
          <DepositDialog reservation={reservation} onDone={onDone} />
        </Flex>
      ) : null}
      {groupsOf(entries).map((group) => (
        <EntryLines key={group.title} group={group} reference={reference} folio={folio} onDone={onDone} />
      ))}
      <WaitingRefunds reservation={reservation} onDone={onDone} />
      <CardDeposits reservation={reservation} onDone={onDone} />
      {deposit > 0 || folio.deposit > 0 ? (
        <Typography tag="p" textColor="neutral600">
          {folio.deposit > 0
            ? t.depositHeld(formatAmount(folio.deposit))
            : t.depositAgreed(formatAmount(deposit))}
        </Typography>
      ) : null}
      <Box paddingTop={4}>
        <Button
          variant="tertiary"
          size="S"
          aria-expanded={showsAll}
          onClick={() => setShowsAll((shows) => !shows)}
        >
          {showsAll ? t.entries.hide : t.entries.showAll(entries.length)}
        </Button>
      </Box>
      {showsAll ? (
        <Box paddingTop={4}>
          <EntryTable entries={entries} />
        </Box>
      ) : null}
    </Panel>
  );
}

/** In which parts the total is paid. */
function PartLines({ parts }: { parts: readonly PaymentPart[] }) {
  const t = messages().folio.schedule;
  const today = localToday();
  return (
    <Box tag="ul" aria-label={t.title} paddingBottom={4}>
      {parts.map((part) => {
        const due = part.due === null ? null : formatDay(part.due);
        const open = openOf(part);
        const isLate = isOverdue(part, today);
        return (
          <Typography key={due ?? 'booking'} tag="li" fontWeight={isLate ? 'bold' : 'regular'}>
            {t.part(formatAmount(part.amount), due, open === 0 ? null : formatAmount(open), isLate)}
          </Typography>
        );
      })}
    </Box>
  );
}

function Sum({ label, amount, stands = false }: { label: string; amount: MinorUnits; stands?: boolean }) {
  return (
    <Box
      background={stands ? 'warning100' : 'neutral100'}
      hasRadius
      paddingTop={2}
      paddingBottom={2}
      paddingLeft={4}
      paddingRight={4}
      minWidth="13rem"
      flex="1"
    >
      <Typography tag="p" variant="pi" textColor={stands ? 'neutral800' : 'neutral600'}>
        {label}
      </Typography>
      <Typography tag="p" variant="delta" style={{ whiteSpace: 'nowrap' }}>
        {formatAmount(amount)}
      </Typography>
    </Box>
  );
}
