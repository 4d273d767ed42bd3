import { useState, type ReactNode } from 'react';
import { reservationAccess, type ReservationAccess } from '../../session/reservation-access';
import { Button, ButtonLink } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useHydrated } from '../../ui/use-browser';
import { messages } from '../../messages/messages';

export interface PayNowProps {
  reference: string;
  /** Where the same stay gets a new price; null when that is not known. */
  freshHref: string | null;
}

/** What a payment needs of this page. */
export interface PaymentPlace {
  access: ReservationAccess;
  /** What is said when the time to pay is over. */
  over: ReactNode;
  onWrongPair: () => void;
}

/** For a guest whose nights are held until they pay: where they do that, once it is known that the booking is theirs. */
export function PayNow({
  reference,
  freshHref,
  payment,
}: PayNowProps & { payment: (place: PaymentPlace) => ReactNode }): ReactNode {
  const t = messages().failures.payment;
  const hydrated = useHydrated();
  const stored = hydrated ? reservationAccess.read() : null;
  const known = stored?.reference === reference ? stored : null;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<ReservationAccess | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const access = isWrong ? null : (asked ?? known);
  return (
    <section aria-labelledby="pay-now" className="grid gap-4">
      <h2 id="pay-now" className="text-2xl">
        {t.heading}
      </h2>
      <p>
        {t.beforeReference}
        <strong>{reference}</strong>
        {t.afterReference}
      </p>
      {access !== null &&
        payment({ access, over: <Over href={freshHref} />, onWrongPair: () => setIsWrong(true) })}
      {hydrated && access === null && (
        <form
          noValidate
          className="grid max-w-md gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setIsWrong(false);
            setAsked({ reference, email: typed.trim() });
          }}
        >
          <TextField
            label={t.email}
            type="email"
            autoComplete="email"
            value={typed}
            error={isWrong ? t.wrongPair : null}
            onChange={(event) => setTyped(event.target.value)}
            required
          />
          <Button type="submit" size="lg" className="w-full sm:w-fit sm:min-w-56">
            {t.payNow}
          </Button>
        </form>
      )}
    </section>
  );
}

/** Says that the nights are free again, and leads to a new price. */
function Over({ href }: { href: string | null }): ReactNode {
  const t = messages().failures.payment.over;
  const { findApartment, getNewPrice } = messages().checkout;
  return (
    <Notice tone="danger" title={t.title}>
      <p>{t.text}</p>
      <ButtonLink href={href ?? '/results/1'} className="mt-3">
        {href === null ? findApartment : getNewPrice}
      </ButtonLink>
    </Notice>
  );
}
