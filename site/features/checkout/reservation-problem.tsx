import type { Quote } from 'booking-rules/contracts/quotes';
import { formatAmount } from 'booking-rules/shared/format/money';
import { withChoice } from 'booking-rules/shared/domain/pricing/extra';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { hrefOfQuote, searchHrefOfQuote, summaryHref } from './remembered-stay';
import type { ReservationFailure } from './reservation-failure';

/** Kinds of failure after which the price on the page cannot be reserved, however often it is tried. */
const FINAL: ReadonlySet<ReservationFailure['kind']> = new Set([
  'nights-gone',
  'not-listed',
  'code-gone',
  'extra-gone',
  'expired',
  'used',
]);

/** Whether a failure leaves nothing to try again. */
export function isFinal(failure: ReservationFailure | null): boolean {
  return failure !== null && FINAL.has(failure.kind);
}

/**
 * Why a reservation was not made, and what to do about it.
 * @param withoutCode leads to the price without the promotion code
 */
export function ReservationProblem({
  failure,
  quote,
  withoutCode,
}: {
  failure: ReservationFailure | null;
  quote: Quote;
  withoutCode: ReactNode;
}): ReactNode {
  switch (failure?.kind) {
    case undefined:
    case 'expired':
      return null;
    case 'fields':
      return <Notice tone="danger" title="Please check the highlighted fields." />;
    case 'nights-gone':
      return <Lost title="Someone else has just reserved these nights." quote={quote} />;
    case 'not-listed':
      return <Lost title="This apartment can no longer be booked." quote={quote} />;
    case 'code-gone':
      if (failure.total === null) return <Lost title={failure.sentence} quote={quote} />;
      return (
        <Notice tone="danger" title={failure.sentence}>
          <p>
            Nothing was reserved, and we've kept what you entered. Without the code your stay costs{' '}
            {formatAmount(failure.total)}.
          </p>
          <div className="mt-3">{withoutCode}</div>
        </Notice>
      );
    case 'extra-gone': {
      const chosenExtras = withChoice(quote.chosenExtras, { id: failure.extra, quantity: 0 });
      return (
        <Notice tone="danger" title={failure.sentence}>
          <p>Nothing was reserved, and we've kept what you entered.</p>
          <ButtonLink href={summaryHref({ ...quote, chosenExtras })} className="mt-3">
            Continue without it
          </ButtonLink>
        </Notice>
      );
    }
    case 'used':
      return (
        <Notice tone="danger" title="This price has already been used for a reservation.">
          <p>Each price can only be used once. We've kept what you entered.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink href={hrefOfQuote(quote)}>Get a new price</ButtonLink>
            <ButtonLink kind="secondary" href="/reservation">
              Find my reservation
            </ButtonLink>
          </div>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" title="Your reservation didn't go through.">
          <p>{failure.message}</p>
          <p>We've kept what you entered. Trying again won't book twice.</p>
        </Notice>
      );
  }
}

/** This stay is not available, but others are. */
function Lost({ title, quote }: { title: string; quote: Quote }): ReactNode {
  return (
    <Notice tone="danger" title={title}>
      <p>Nothing was reserved. We've kept what you entered.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink href={searchHrefOfQuote(quote)}>Find another apartment for these dates</ButtonLink>
        <ButtonLink kind="secondary" href={hrefOfQuote(quote)}>
          Other dates here
        </ButtonLink>
      </div>
    </Notice>
  );
}
