import type { Quote } from 'booking-rules/shared/contracts/quotes';
import { formatFils } from 'booking-rules/shared/format/money';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { hrefOfQuote, searchHrefOfQuote } from './remembered-stay';
import type { ReservationFailure } from './reservation-failure';

/** Kinds of failure after which the price on the page cannot be reserved, however often it is tried. */
const FINAL: ReadonlySet<ReservationFailure['kind']> = new Set([
  'nights-gone',
  'not-listed',
  'code-gone',
  'lapsed',
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
    case 'lapsed':
      return null;
    case 'fields':
      return <Notice tone="danger" title="Please look at the marked fields again." />;
    case 'nights-gone':
      return <Lost title="Someone else has just reserved these nights." quote={quote} />;
    case 'not-listed':
      return <Lost title="This apartment can no longer be booked." quote={quote} />;
    case 'code-gone':
      if (failure.total === null) return <Lost title={failure.sentence} quote={quote} />;
      return (
        <Notice tone="danger" title={failure.sentence}>
          <p>
            Nothing was reserved, and what you typed is kept. Without the code your stay costs{' '}
            {formatFils(failure.total)}.
          </p>
          <div className="mt-3">{withoutCode}</div>
        </Notice>
      );
    case 'used':
      return (
        <Notice tone="danger" title="This price has been used for a reservation already.">
          <p>Each price makes one reservation. What you typed is kept.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink href={hrefOfQuote(quote)}>Get a fresh price</ButtonLink>
            <ButtonLink kind="secondary" href="/reservation">
              Find my reservation
            </ButtonLink>
          </div>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" title="The reservation did not go through.">
          <p>{failure.message}</p>
          <p>What you typed is kept. Trying again never books twice.</p>
        </Notice>
      );
  }
}

/** The stay is not to be had; others are. */
function Lost({ title, quote }: { title: string; quote: Quote }): ReactNode {
  return (
    <Notice tone="danger" title={title}>
      <p>Nothing was reserved for you. What you typed is kept.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink href={searchHrefOfQuote(quote)}>Find another apartment for these dates</ButtonLink>
        <ButtonLink kind="secondary" href={hrefOfQuote(quote)}>
          Other dates here
        </ButtonLink>
      </div>
    </Notice>
  );
}
