import { useEffect, useState } from 'react';
import { Box, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { ModificationPreview } from 'booking-rules/shared/contracts/reservation-detail';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatFils } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import { isStay, type Stay } from 'booking-rules/shared/domain/stay';
import { Facts, RefusalNote } from '../panel';
import { errorMessage } from '../../api/errors';

/** What a move would do, or in words why it cannot be. */
export function ModifyOutcome({
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

interface Known {
  /** The target that it is about, as text. */
  about: string;
  preview: ModificationPreview | null;
  failure: string | null;
}

/** What moving a reservation there would do; null while it is not known, or while there is nothing to move. */
export function useModifyPreview(
  { reference, apartmentId, checkIn, checkOut }: ReservationView,
  target: Stay & { apartmentId: string },
): { preview: ModificationPreview | null; failure: string | null } {
  const { post } = useFetchClient();
  const [known, setKnown] = useState<Known | null>(null);
  const isElsewhere =
    target.apartmentId !== apartmentId || target.checkIn !== checkIn || target.checkOut !== checkOut;
  const wanted = isElsewhere && target.apartmentId !== '' && isStay(target) ? JSON.stringify(target) : null;

  useEffect(() => {
    if (wanted === null) return;
    let isWanted = true;
    post<Envelope<ModificationPreview>>(`/booking-rules/reservations/${reference}/move-preview`, {
      data: JSON.parse(wanted) as Stay,
    })
      .then(({ data }) => {
        if (isWanted) setKnown({ about: wanted, preview: data.data, failure: null });
      })
      .catch((error: unknown) => {
        if (isWanted) setKnown({ about: wanted, preview: null, failure: errorMessage(error) });
      });
    return () => {
      isWanted = false;
    };
  }, [post, reference, wanted]);

  return known !== null && known.about === wanted ? known : { preview: null, failure: null };
}
