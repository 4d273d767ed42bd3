import { Box, Typography } from '@strapi/design-system';
import type { ModificationPreview } from 'booking-rules/contracts/reservations/reservation-actions';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { isStay, type Stay } from 'booking-rules/shared/domain/stay';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { describeKeptExtras } from 'booking-rules/shared/explain/kept-extras';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import { useApiQuery } from '../../api/use-api-query';
import { Facts, RefusalNote } from '../panel';
import { PriceTable } from '../rates/price-table';
import { messages } from '../../messages/messages';

/** What a manager fills in to change a stay. */
export interface ModifyValues extends Stay {
  apartmentId: string;
  guests: number;
  price: 'agreed' | 'today' | 'keep' | 'by-hand';
  /** The total by hand, and why. */
  byHand: MinorUnits | null;
  reason: string;
  waiveCharge: boolean;
  refundDifference: boolean;
}

/** What is asked of the server for it. */
export function targetOf(values: ModifyValues) {
  const { apartmentId, checkIn, checkOut, guests, price, byHand, reason, waiveCharge } = values;
  return {
    ...{ apartmentId, checkIn, checkOut, guests, waiveCharge },
    price: price === 'by-hand' ? { kind: price, total: byHand ?? 0, reason: reason.trim() } : { kind: price },
  };
}

/** What changing a reservation to this would do; null while that is loading, and while nothing would change. */
export function useModifyPreview(
  { reference, apartmentId, checkIn, checkOut, guests }: ReservationView,
  values: ModifyValues,
): { preview: ModificationPreview | null; error: string | null } {
  const { price, byHand, reason } = values;
  const isElsewhere =
    values.apartmentId !== apartmentId || values.checkIn !== checkIn || values.checkOut !== checkOut;
  const isDifferent = isElsewhere || values.guests !== guests || price === 'today' || price === 'by-hand';
  const isPriced = price !== 'by-hand' || (byHand !== null && reason.trim() !== '');
  const isComplete = values.apartmentId !== '' && isStay(values) && isPriced;
  const { data, error, isCurrent } = useApiQuery(
    'POST /booking-rules/reservations/{reference}/move-preview',
    isDifferent && isComplete ? { params: { reference }, body: { data: targetOf(values) } } : null,
  );
  return isCurrent ? { preview: data?.data ?? null, error } : { preview: null, error: null };
}

/** What a change would do, or why it is not possible. */
export function ModifyPreview({
  reservation,
  preview,
  error,
}: {
  reservation: ReservationView;
  preview: ModificationPreview | null;
  error: string | null;
}) {
  const t = messages().reservations.modify;
  return (
    <Box role="status" aria-live="polite" minHeight="12rem">
      {preview === null ? (
        <Typography textColor={error === null ? 'neutral600' : 'danger600'}>{error ?? t.choose}</Typography>
      ) : preview.reasons.length > 0 ? (
        <RefusalNote title={t.doesNotFit} reasons={describeReasons(preview.reasons, preview).join(' ')} />
      ) : (
        <Outcome before={reservation} after={preview} />
      )}
    </Box>
  );
}

function Outcome({ before, after }: { before: ReservationView; after: ModificationPreview }) {
  const { reservations, folio } = messages();
  const [t, money] = [reservations.modify, folio.extras];
  const free = after.refunds.find(({ percent }) => percent === 100);
  const { totalBefore, total, dropped, charge, refundPercent, due, refundable } = after;
  const { promotionProblem, ratePlanProblem } = after;
  const facts: [string, string][] = [
    [t.from, describeStay(before)],
    [t.to, describeStay(after)],
    [t.nights, describeNights(after)],
    ...(before.guests === after.guests
      ? []
      : [[t.guests, t.insteadOf(after.guests, before.guests)] as [string, string]]),
    [
      t.price,
      total === totalBefore
        ? t.asBefore(formatAmount(total))
        : money.beforeAndAfter(formatAmount(totalBefore), formatAmount(total)),
    ],
  ];
  if (dropped.length > 0 && charge > 0) {
    facts.push([t.givenUp, t.charged(refundPercent, formatAmount(charge))]);
  }
  const extras = describeKeptExtras(before.lines, after.lines);
  if (extras !== null) facts.push([t.extras, extras]);
  if (due > 0) facts.push([money.stillToPay, formatAmount(due)]);
  if (refundable > 0) facts.push([money.paidTooMuch, formatAmount(refundable)]);
  if (ratePlanProblem !== null) facts.push([t.ratePlan, t.planFallsAway(ratePlanProblem)]);
  if (promotionProblem !== null) facts.push([t.code, t.discountFallsAway(promotionProblem)]);
  facts.push(
    [t.cancellation, free === undefined ? t.noFullRefund : t.fullRefund(formatDay(free.until))],
    [t.email, before.guest.email === '' ? t.tellYourself : t.isTold(before.guest.firstName)],
  );
  return (
    <>
      <Facts facts={facts} />
      <Box paddingTop={4}>
        <PriceTable lines={after.lines} total={total} deposit={before.deposit} />
      </Box>
    </>
  );
}

function describeNights({ kept, added, dropped }: ModificationPreview): string {
  const counts = { kept: kept.length, added: added.length, dropped: dropped.length };
  return messages().reservations.modify.changedNights(counts);
}

function describeStay({
  apartmentName,
  checkIn,
  checkOut,
  nights,
}: ModificationPreview | ReservationView): string {
  return messages().reservations.modify.stay(apartmentName, formatStay({ checkIn, checkOut }), nights);
}
