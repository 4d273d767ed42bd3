import type { Quote } from 'booking-rules/shared/contracts/quotes';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { hrefOfQuote, searchHrefOfQuote } from './remembered-stay';
import type { ReservationFailure } from './reservation-failure';

/** Why a reservation was not made, and what to do about it. */
export function ReservationProblem({
  failure,
  quote,
}: {
  failure: ReservationFailure | null;
  quote: Quote;
}): ReactNode {
  switch (failure?.kind) {
    case undefined:
    case 'lapsed':
      return null;
    case 'fields':
      return <Notice tone="danger" title="Please look at the marked fields again." />;
    case 'nights-gone':
      return (
        <Notice tone="danger" title="Someone else has just reserved these nights.">
          <p>Nothing was reserved for you. What you typed is kept.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink href={searchHrefOfQuote(quote)}>Find another apartment for these dates</ButtonLink>
            <ButtonLink kind="secondary" href={hrefOfQuote(quote)}>
              Other dates here
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
