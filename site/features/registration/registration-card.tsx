import type { GuestRegistration } from 'booking-rules/contracts/reservations/registrations';
import { formatInstant } from 'booking-rules/shared/format/instant';
import type { ReservationAccess } from '../../session/reservation-access';
import { ButtonLink } from '../../ui/button';
import { messages } from '../../messages/messages';
import { useRegistration } from './use-registration';

/** How far the registration of a booking is, on its page; nothing where nobody has to be registered. */
export function RegistrationCard({ access }: { access: ReservationAccess }) {
  const t = messages().registrationCard;
  const { registration } = useRegistration(access);
  if (registration === null || registration.state === 'off') return null;
  const { state, isOpen, reference, dueAt } = registration;
  if (!isOpen && state !== 'reported' && state !== 'registered') return null;
  const isMissing = state === 'missing' || state === 'partly';
  return (
    <section aria-labelledby="registration" className="grid gap-2">
      <h2 id="registration" className="text-2xl">
        {t.heading}
      </h2>
      <p>{sentenceOf(registration)}</p>
      {isMissing && <p className="text-sm text-muted">{t.neededBy(formatInstant(dueAt))}</p>}
      {isOpen && (
        <ButtonLink
          kind={isMissing ? 'primary' : 'secondary'}
          href={`/registration?reference=${encodeURIComponent(reference)}`}
          className="w-full sm:w-fit"
        >
          {isMissing ? t.register : t.see}
        </ButtonLink>
      )}
    </section>
  );
}

function sentenceOf({ state, registered, needed }: GuestRegistration): string {
  const t = messages().registrationCard;
  if (state === 'reported') return t.reported;
  if (state === 'registered') return t.registered;
  return registered === 0 ? t.missing(needed) : t.partly(registered, needed);
}
