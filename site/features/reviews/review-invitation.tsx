import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { localDay } from 'booking-rules/shared/domain/local-day';
import { reviewUntil } from 'booking-rules/shared/domain/guests/review';
import { formatDay } from 'booking-rules/shared/format/day';
import { useState } from 'react';
import type { ReservationAccess } from '../../session/reservation-access';
import { ButtonLink } from '../../ui/button';
import { messages } from '../../messages/messages';

interface ReviewInvitationProps {
  access: ReservationAccess;
  reservation: Pick<ReservationView, 'reference' | 'state' | 'checkOut'>;
}

/** Leads a guest who has stayed to the page of the review, by the link that opened the booking; else nothing. */
export function ReviewInvitation({ access, reservation }: ReviewInvitationProps) {
  const t = messages().reviewForm;
  const [today] = useState(() => localDay(new Date()));
  const { reference, state, checkOut } = reservation;
  const until = reviewUntil(checkOut);
  if (!('token' in access) || state !== 'completed' || today > until) return null;
  const address = `/review?${new URLSearchParams({ reference, token: access.token }).toString()}`;
  return (
    <section aria-labelledby="review" className="grid justify-items-start gap-3">
      <h2 id="review" className="text-2xl">
        {t.title}
      </h2>
      <p>{t.invitation(formatDay(until))}</p>
      <ButtonLink href={address}>{t.write}</ButtonLink>
    </section>
  );
}
