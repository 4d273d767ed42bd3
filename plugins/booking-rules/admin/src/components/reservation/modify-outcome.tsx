import { Box, Typography } from '@strapi/design-system';
import type { ModificationPreview } from 'booking-rules/shared/contracts/reservation-detail';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatFils } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { Facts } from '../parts/facts';
import { RefusalNote } from '../parts/refusal-note';

/** What a move would do, or in words why it cannot be. */
export function MoveOutcome({
  reservation,
  preview,
  failure,
}: {
  reservation: ReservationView;
  preview: ModificationPreview | null;
  failure: string | null;
}) {
  return (
    <Box role="status" aria-live="polite" minHeight="12rem">
      {preview === null ? (
        <Typography textColor={failure === null ? 'neutral600' : 'danger600'}>
          {failure ?? 'Choose another apartment or other days to see what the move would do.'}
        </Typography>
      ) : preview.reasons.length > 0 ? (
        <RefusalNote
          title="The stay does not fit there."
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
    <>
      <Facts
        facts={[
          ['From', spanOf(before)],
          ['To', spanOf(after)],
          [
            'Price',
            `Stays ${formatFils(before.total)} as agreed${totalToday === null || totalToday === before.total ? '' : `; booked today the new stay would be ${formatFils(totalToday)} without a code`}`,
          ],
          [
            'Cancelling',
            free === undefined
              ? 'Nothing or part comes back from now on'
              : `Everything comes back until ${formatDay(free.until)}`,
          ],
          ['E-mail', `${before.guest.firstName} is told of the change`],
        ]}
      />
    </>
  );
}

function spanOf({ apartmentName, checkIn, checkOut, nights }: ModificationPreview | ReservationView): string {
  return `${apartmentName}, ${formatStay({ checkIn, checkOut })}, ${plural(nights, 'night')}`;
}
