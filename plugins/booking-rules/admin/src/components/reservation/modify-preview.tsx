import { Box, Typography } from '@strapi/design-system';
import type { ModificationPreview } from 'booking-rules/contracts/reservation-actions';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { isStay, type Stay } from 'booking-rules/shared/domain/stay';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatFils } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { formatStay } from 'booking-rules/shared/format/stay';
import { useApiQuery } from '../../api/use-api-query';
import { Facts, RefusalNote } from '../panel';

/** What changing a reservation to this would do; null while that is loading, and while nothing would change. */
export function useModifyPreview(
  { reference, apartmentId, checkIn, checkOut }: ReservationView,
  target: Stay & { apartmentId: string },
): { preview: ModificationPreview | null; error: string | null } {
  const isDifferent =
    target.apartmentId !== apartmentId || target.checkIn !== checkIn || target.checkOut !== checkOut;
  const isComplete = target.apartmentId !== '' && isStay(target);
  const { data, error, isCurrent } = useApiQuery(
    'POST /booking-rules/reservations/{reference}/move-preview',
    isDifferent && isComplete ? { params: { reference }, body: { data: target } } : null,
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
          {error ?? 'Choose another apartment or other dates to see what would change.'}
        </Typography>
      ) : preview.reasons.length > 0 ? (
        <RefusalNote
          title="The stay doesn't fit there."
          reasons={describeReasons(preview.reasons, { ...preview, guests: reservation.guests }).join(' ')}
        />
      ) : (
        <Outcome before={reservation} after={preview} />
      )}
    </Box>
  );
}

function Outcome({ before, after }: { before: ReservationView; after: ModificationPreview }) {
  const { totalToday } = after;
  const free = after.refunds.find(({ percent }) => percent === 100);
  return (
    <Facts
      facts={[
        ['From', describeStay(before)],
        ['To', describeStay(after)],
        [
          'Price',
          `Stays ${formatFils(before.total)} as agreed${totalToday === null || totalToday === before.total ? '' : `. Booked today without a code, the new stay would cost ${formatFils(totalToday)}`}`,
        ],
        [
          'Cancellation',
          free === undefined ? 'No full refund from now on' : `Full refund until ${formatDay(free.until)}`,
        ],
        ['Email', `${before.guest.firstName} is told about the change`],
      ]}
    />
  );
}

function describeStay({
  apartmentName,
  checkIn,
  checkOut,
  nights,
}: ModificationPreview | ReservationView): string {
  return `${apartmentName}, ${formatStay({ checkIn, checkOut })}, ${plural(nights, 'night')}`;
}
