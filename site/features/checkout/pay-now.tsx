import { useState, type ReactNode } from 'react';
import { reservationAccess } from '../../session/reservation-access';
import { Button, ButtonLink } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useHydrated } from '../../ui/use-browser';
import { usePayment } from './use-payment';

export interface PayNowProps {
  reference: string;
  /** Where the same stay gets a new price; null when that is not known. */
  freshHref: string | null;
}

/** For a guest who has come back from the payment page without paying: the nights are held, and paying goes on. */
export function PayNow({ reference, freshHref }: PayNowProps): ReactNode {
  const hydrated = useHydrated();
  const stored = hydrated ? reservationAccess.read() : null;
  const known = stored?.reference === reference ? stored : null;
  const [typed, setTyped] = useState('');
  const { pay, busy, failure } = usePayment();
  if (failure?.kind === 'over') {
    return (
      <Notice tone="danger" title="These nights are no longer held for you.">
        <p>The time to pay is over, and nothing has been charged. They may still be free.</p>
        <ButtonLink href={freshHref ?? '/results/1'} className="mt-3">
          {freshHref === null ? 'Find an apartment' : 'Get a fresh price'}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <section aria-labelledby="pay-now" className="grid gap-4">
      <h2 id="pay-now" className="text-2xl">
        Your nights are held. They wait for your payment
      </h2>
      <p>
        You left the payment page, and nothing has been charged. Your reference is{' '}
        <strong>{reference}</strong>; pay before the price lapses, and the stay is yours.
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
            label="E-mail that you booked with"
            type="email"
            autoComplete="email"
            value={typed}
            error={
              failure?.kind === 'wrong-pair' ? 'We know no reservation with this reference and e-mail.' : null
            }
            onChange={(event) => setTyped(event.target.value)}
            required
          />
        )}
        {failure !== null && (failure.kind === 'failed' || known !== null) && (
          <Notice tone="danger" title="The payment could not be begun.">
            {failure.kind === 'failed' && <p>{failure.message}</p>}
          </Notice>
        )}
        <Button type="submit" size="lg" busy={busy} className="w-full sm:w-fit sm:min-w-56">
          Pay now
        </Button>
      </form>
    </section>
  );
}
