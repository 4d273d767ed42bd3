import { Link as RouterLink } from 'react-router-dom';
import { Flex, Link, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import type { Day } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { localToday } from '../../format/dates';
import { MANAGE, useCanManage } from '../../api/permissions';
import { DataTable, TwoLines, type DataColumn } from '../data-table';
import { ActionButton } from './action-button';
import { PaymentLinkDialog } from './payment-link-dialog';
import { SendLinkButton } from './send-link-button';
import { isReleasable, RELEASE } from './actions';
import { StateBadge } from './state-badge';
import { messages } from '../../messages/messages';

/** A line of it; where it is known what is open, that is a column. */
type ReservationRow = ReservationView & {
  due?: MinorUnits;
  refundable?: MinorUnits;
  /** What staff have to give back, and what the provider could not. */
  toRefund?: MinorUnits;
  refused?: MinorUnits;
  since?: Day;
  /** What is held as a deposit that is to be released or kept, and until when a card holds it. */
  heldDeposit?: MinorUnits;
  onCardUntil?: string | null;
  /** Its due day has passed. */
  overdue?: boolean;
};

function columnsOf(open: string | null): DataColumn[] {
  const t = messages().reservations.table;
  return [
    { heading: t.guest },
    { heading: t.apartment },
    { heading: t.stay, isWhole: true },
    { heading: t.total, isNumber: true },
    ...(open === null ? [] : [{ heading: open, isNumber: true }]),
    { heading: t.state },
  ];
}

/** Reservations, a line each; the guest's name leads to its page. */
export function ReservationTable({
  rows,
  caption,
  onDone,
  sendsLinks = false,
}: {
  rows: readonly ReservationRow[];
  caption: string;
  /** Whether a payment link can be made for each. */
  sendsLinks?: boolean;
  /** Called after a hold was released; without it none can be. */
  onDone?: () => void;
}) {
  const [first] = rows;
  const open = first ? openHeading(first) : null;
  return (
    <DataTable
      stacks
      caption={caption}
      columns={columnsOf(open)}
      rows={rows.map((row) => ({
        key: row.reference,
        cells: [
          <TwoLines
            key="guest"
            first={
              <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${row.reference}`}>
                {`${row.guest.firstName} ${row.guest.lastName}`}
              </Link>
            }
            second={row.reference}
          />,
          row.apartmentName,
          <TwoLines
            key="stay"
            first={formatStay(row)}
            second={messages().reservations.partyAndNights(row.nights, row.guests)}
          />,
          <TwoLines key="total" first={formatAmount(row.total)} second={<PaymentCell row={row} />} />,
          ...(open === null ? [] : [<OpenCell key="open" row={row} />]),
          <StateCell key="state" row={row} onDone={onDone} sendsLinks={sendsLinks} />,
        ],
      }))}
    />
  );
}

/** The state; of a hold also until when it lasts and whether its guest is known, with a click to release it. */
function StateCell({
  row,
  onDone,
  sendsLinks,
}: {
  row: ReservationView;
  onDone: (() => void) | undefined;
  sendsLinks: boolean;
}) {
  const canManage = useCanManage(MANAGE);
  const canRelease = onDone !== undefined && canManage && isReleasable(row);
  if (sendsLinks && canManage && onDone && row.state !== 'no-show')
    return (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <StateBadge reservation={row} />
        <Flex gap={2} wrap="wrap">
          <SendLinkButton reservation={row} onDone={onDone} />
          <PaymentLinkDialog reservation={row} onDone={onDone} />
        </Flex>
      </Flex>
    );
  if (row.state !== 'held') return <StateBadge reservation={row} />;
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <StateBadge reservation={row} />
      <Typography tag="p" variant="pi" textColor="neutral600">
        {messages().reservations.table.held(
          row.heldUntil === null ? null : formatInstant(row.heldUntil),
          row.addressConfirmed,
        )}
      </Typography>
      {canRelease ? <ActionButton action={RELEASE} reservation={row} onDone={onDone} /> : null}
    </Flex>
  );
}

/** What the column of what is open says; null where there is none. */
function openHeading({ toRefund, heldDeposit, due }: ReservationRow): string | null {
  const t = messages().reservations.table;
  if (heldDeposit !== undefined) return t.depositHeld;
  if (toRefund !== undefined) return t.toRefund;
  return due === undefined ? null : t.due;
}

/** What is still to be paid, refunded or decided about, and since when. */
function OpenCell({ row }: { row: ReservationRow }) {
  const t = messages().reservations.table;
  const { due = 0, refundable = 0, toRefund, refused = 0, since, overdue = false } = row;
  if (row.heldDeposit !== undefined)
    return <TwoLines first={formatAmount(row.heldDeposit)} second={<HeldWords row={row} />} />;
  const amount = toRefund ?? due;
  const notes = [
    ...(since === undefined ? [] : [sinceWords(since, overdue)]),
    ...(refused > 0 ? [t.failedByCard(formatAmount(refused))] : []),
    ...(toRefund === undefined && refundable > 0 ? [t.amountToRefund(formatAmount(refundable))] : []),
  ];
  return <TwoLines first={amount > 0 ? formatAmount(amount) : '–'} second={t.together(notes)} />;
}

/** Since when a deposit is held, and until when. */
function HeldWords({ row: { since, onCardUntil } }: { row: ReservationRow }) {
  const t = messages().reservations.table;
  const lines = [
    ...(since === undefined ? [] : [t.since(formatDay(since))]),
    onCardUntil ? t.onCardUntil(formatInstant(onCardUntil)) : t.heldByHand,
  ];
  return lines.map((line) => (
    <Typography key={line} tag="p" variant="pi" textColor="neutral600">
      {line}
    </Typography>
  ));
}

function sinceWords(since: Day, overdue: boolean): string {
  const t = messages().reservations.table;
  const day = formatDay(since);
  if (since > localToday()) return t.by(day);
  return overdue ? t.overdueSince(day) : t.since(day);
}

function PaymentCell({ row }: { row: ReservationRow }) {
  const t = messages().reservations.table;
  const { paid, paidAmount, state, toRefund = 0 } = row;
  // What is only asked for has not gone back: on the list of refunds to make, it says so.
  const refundedAmount = Math.max(0, row.refundedAmount - toRefund);
  const isDue = !paid && paidAmount === 0 && (state === 'confirmed' || state === 'completed');
  const words =
    refundedAmount > 0
      ? t.refunded(formatAmount(refundedAmount))
      : paid
        ? t.paid
        : paidAmount > 0
          ? t.partPaid(formatAmount(paidAmount))
          : isDue
            ? t.notPaid
            : '';
  return (
    <Typography
      tag="p"
      variant="pi"
      fontWeight={isDue ? 'bold' : 'regular'}
      textColor={isDue ? 'neutral800' : 'neutral600'}
    >
      {words}
    </Typography>
  );
}
