import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import type { Quote } from 'booking-rules/contracts/quotes';
import { useEffect, type ReactNode } from 'react';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useSettings } from '../../lib/page-context';
import type { GuestDraft } from './guest-details';
import { GuestForm } from './guest-form';
import { hrefOfQuote, rememberStay } from './remembered-stay';
import { isFinal, ReservationProblem } from './reservation-problem';
import { useExpired } from './use-expiry';
import { useReservation } from './use-reservation';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';

interface CheckoutProps {
  quote: Quote;
  /** Its price with what was chosen last is on its way. */
  pricing: boolean;
  /** Name of the apartment. */
  name: string;
  /** Whether a manager has to accept it first. */
  onRequest: boolean;
  payments: readonly PaymentMethod[];
  policies: ReactNode;
  /** Link to the price without the promotion code. */
  withoutCode: ReactNode;
  /** What the guest's account knows of them; null for a guest who is not signed in, undefined until that is known. */
  prefill: Partial<GuestDraft> | null | undefined;
}

/** Reserving a frozen quote: the form, and what happens to it. */
export function Checkout({
  quote,
  pricing,
  name,
  onRequest,
  payments,
  policies,
  withoutCode,
  prefill,
}: CheckoutProps): ReactNode {
  const lookupUrl = useSettings().integrations.countryLookupUrl;
  const { reserve, busy, failure } = useReservation(quote);
  const outOfTime = useExpired(quote.expiresAt);
  useEffect(() => {
    rememberStay(quote, name);
  }, [quote, name]);
  const t = messages().checkout;
  const href = hrefOfQuote(quote);
  const expired = failure?.kind === 'expired' || (outOfTime && !busy);

  return (
    <GuestForm
      prefill={prefill}
      // An account that has a phone number knows its country better.
      lookupUrl={prefill === undefined || prefill?.phone !== undefined ? null : lookupUrl}
      label={onRequest ? t.request(formatAmount(quote.total)) : t.reserve(formatAmount(quote.total))}
      payments={payments}
      busy={busy || pricing}
      open={!expired && !isFinal(failure) && payments.length > 0}
      policies={policies}
      notice={
        expired ? <ExpiredNotice href={href} /> : <ReservationProblem {...{ failure, quote, withoutCode }} />
      }
      onReserve={reserve}
    />
  );
}

/** Says that a price no longer holds, and leads to a new one. */
function ExpiredNotice({ href }: { href: string }): ReactNode {
  const { quoteMinutes } = useSettings().policies.booking;
  const { expired } = messages().failures;
  return (
    <Notice tone="danger" title={expired.title}>
      <p>{expired.text(quoteMinutes)}</p>
      <ButtonLink href={href} className="mt-3">
        {messages().checkout.getNewPrice}
      </ButtonLink>
    </Notice>
  );
}
