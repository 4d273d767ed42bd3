import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { formatDay } from 'booking-rules/shared/format/day';
import { ButtonLink } from '../../ui/button';
import { messages } from '../../messages/messages';

interface ReviewInvitationProps {
  reference: string;
  /** Missing in copies of a trip that a device has kept from before there was one. */
  review?: LookedUp['meta']['review'];
}

/** Leads a guest who may review the stay now to the page of the review; else nothing. */
export function ReviewInvitation({ reference, review }: ReviewInvitationProps) {
  const t = messages().reviewForm;
  if (!review) return null;
  const { token, until } = review;
  return (
    <section aria-labelledby="review" className="grid justify-items-start gap-3">
      <h2 id="review" className="text-2xl">
        {t.title}
      </h2>
      <p>{t.invitation(formatDay(until))}</p>
      <ButtonLink href={`/review?${new URLSearchParams({ reference, token }).toString()}`}>
        {t.write}
      </ButtonLink>
    </section>
  );
}
