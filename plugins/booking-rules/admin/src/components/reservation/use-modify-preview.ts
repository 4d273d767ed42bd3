import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { ModificationPreview } from 'booking-rules/shared/contracts/reservation-detail';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { isStay, type Stay } from 'booking-rules/shared/domain/stay';
import { failureOf } from '../parts/use-answer';

interface Known {
  /** The target that it is about, as text. */
  about: string;
  preview: ModificationPreview | null;
  failure: string | null;
}

/** What moving a reservation there would do; null while it is not known, or while there is nothing to move. */
export function useMovePreview(
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
        if (isWanted) setKnown({ about: wanted, preview: null, failure: failureOf(error) });
      });
    return () => {
      isWanted = false;
    };
  }, [post, reference, wanted]);

  return known !== null && known.about === wanted ? known : { preview: null, failure: null };
}
