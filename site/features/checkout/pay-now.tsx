import { useState, type ReactNode } from 'react';
import { reservationAccess } from '../../session/reservation-access';
import { Button, ButtonLink } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useHydrated } from '../../ui/use-browser';
import { messages } from '../../messages/messages';
import { usePayment } from './use-payment';

export interface PayNowProps {
  reference: string;
  /** Where the same stay gets a new price; null when that is not known. */
  freshHref: string | null;
}

/** For a guest who came back from the payment page without paying: the nights are held, and they can still pay. */
export function PayNow({ reference, freshHref }: PayNowProps): ReactNode {
  const t = messages().failures.payment;
  const hydrated = useHydrated();
  const stored = hydrated ? reservationAccess.read() : null;
  const known = stored?.reference === reference ? stored : null;
  const [typed, setTyped] = useState('');
  const { pay, busy, failure } = usePayment();
  if (failure?.kind === 'over') {
    return (
      <Notice tone="danger" title={t.over.title}>
        <p>{t.over.text}</p>
        <ButtonLink href={freshHref ?? '/results/1'} className="mt-3">
          {freshHref === null ? messages().checkout.findApartment : messages().checkout.getNewPrice}
        </ButtonLink>
      </Notice>
    );
  }
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
      <form
        noValidate
        className="grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) pay(known ?? { reference, email: typed.trim() });
        }}
      >
        {known === null && (
          <TextField
            label={t.email}
            type="email"
            autoComplete="email"
            value={typed}
            error={failure?.kind === 'wrong-pair' ? t.wrongPair : null}
            onChange={(event) => setTyped(event.target.value)}
            required
          />
        )}
        {failure !== null && (failure.kind === 'failed' || known !== null) && (
          <Notice tone="danger" title={t.notStarted}>
            {failure.kind === 'failed' && <p>{failure.message}</p>}
          </Notice>
        )}
        <Button type="submit" size="lg" busy={busy} className="w-full sm:w-fit sm:min-w-56">
          {t.payNow}
        </Button>
      </form>
    </section>
  );
}
