import { Box, Typography } from '@strapi/design-system';
import type { ModificationPreview } from 'booking-rules/contracts/reservation-actions';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { isStay, type Stay } from 'booking-rules/shared/domain/stay';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { describeKeptExtras } from 'booking-rules/shared/explain/kept-extras';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount, type Fils } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { formatStay } from 'booking-rules/shared/format/stay';
import { useApiQuery } from '../../api/use-api-query';
import { Facts, RefusalNote } from '../panel';
import { PriceTable } from '../price-table';

/** What a manager fills in to change a stay. */
export interface ModifyValues extends Stay {
  apartmentId: string;
  guests: number;
  price: 'agreed' | 'today' | 'keep' | 'by-hand';
  /** The total by hand, and why. */
  byHand: Fils | null;
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
  return (
    <Box role="status" aria-live="polite" minHeight="12rem">
      {preview === null ? (
        <Typography textColor={error === null ? 'neutral600' : 'danger600'}>
          {error ?? 'Choose another apartment, other dates or guests to see what would change.'}
        </Typography>
      ) : preview.reasons.length > 0 ? (
        <RefusalNote
          title="The stay doesn't fit there."
          reasons={describeReasons(preview.reasons, preview).join(' ')}
        />
      ) : (
        <Outcome before={reservation} after={preview} />
      )}
    </Box>
  );
}

function Outcome({ before, after }: { before: ReservationView; after: ModificationPreview }) {
  const free = after.refunds.find(({ percent }) => percent === 100);
  const { totalBefore, total, dropped, charge, refundPercent, due, refundable } = after;
  const { promotionProblem, ratePlanProblem } = after;
  const facts: [string, string][] = [
    ['From', describeStay(before)],
    ['To', describeStay(after)],
    ['Nights', describeNights(after)],
    ...(before.guests === after.guests
      ? []
      : [['Guests', `${after.guests} instead of ${before.guests}`] as [string, string]]),
    [
      'Price',
      total === totalBefore
        ? `${formatAmount(total)} as before`
        : `${formatAmount(totalBefore)} before, ${formatAmount(total)} after`,
    ],
  ];
  if (dropped.length > 0 && charge > 0) {
    facts.push(['Nights given up', `${refundPercent}% goes back today, ${formatAmount(charge)} is charged`]);
  }
  const extras = describeKeptExtras(before.lines, after.lines);
  if (extras !== null) facts.push(['Extras', extras]);
  if (due > 0) facts.push(['Still to pay', formatAmount(due)]);
  if (refundable > 0) facts.push(['Paid too much', formatAmount(refundable)]);
  if (ratePlanProblem !== null)
    facts.push(['Rate plan', `${ratePlanProblem} Its price and policy fall away.`]);
  if (promotionProblem !== null) facts.push(['Code', `${promotionProblem} Its discount falls away.`]);
  facts.push(
    [
      'Cancellation',
      free === undefined ? 'No full refund from now on' : `Full refund until ${formatDay(free.until)}`,
    ],
    [
      'Email',
      before.guest.email === ''
        ? 'No address is known: tell the guest yourself'
        : `${before.guest.firstName} is told about the change`,
    ],
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
  const parts = [
    ...(kept.length > 0 ? [`${kept.length} kept`] : []),
    ...(added.length > 0 ? [`${added.length} added`] : []),
    ...(dropped.length > 0 ? [`${dropped.length} given up`] : []),
  ];
  return parts.join(', ');
}

function describeStay({
  apartmentName,
  checkIn,
  checkOut,
  nights,
}: ModificationPreview | ReservationView): string {
  return `${apartmentName}, ${formatStay({ checkIn, checkOut })}, ${plural(nights, 'night')}`;
}
