import type { Quote } from 'booking-rules/contracts/quotes';
import { formatAmount } from 'booking-rules/shared/format/money';
import { withChoice } from 'booking-rules/shared/domain/pricing/extra';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';
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
  const t = messages().failures;
  switch (failure?.kind) {
    case undefined:
    case 'expired':
      return null;
    case 'fields':
      return <Notice tone="danger" title={t.fields} />;
    case 'nights-gone':
      return <Lost title={t.nightsUnavailable} quote={quote} />;
    case 'not-listed':
      return <Lost title={t.notListed} quote={quote} />;
    case 'code-gone':
      if (failure.total === null) return <Lost title={failure.sentence} quote={quote} />;
      return (
        <Notice tone="danger" title={failure.sentence}>
          <p>{t.withoutCode.text(formatAmount(failure.total))}</p>
          <div className="mt-3">{withoutCode}</div>
        </Notice>
      );
    case 'extra-gone': {
      const chosenExtras = withChoice(quote.chosenExtras, { id: failure.extra, quantity: 0 });
      return (
        <Notice tone="danger" title={failure.sentence}>
          <p>{t.withoutExtra.text}</p>
          <ButtonLink href={summaryHref({ ...quote, chosenExtras })} className="mt-3">
            {t.withoutExtra.button}
          </ButtonLink>
        </Notice>
      );
    }
    case 'used':
      return (
        <Notice tone="danger" title={t.used.title}>
          <p>{t.used.text}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink href={hrefOfQuote(quote)}>{messages().checkout.getNewPrice}</ButtonLink>
            <ButtonLink kind="secondary" href="/reservation">
              {t.used.find}
            </ButtonLink>
          </div>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" title={t.failed.title}>
          <p>{failure.message}</p>
          <p>{t.failed.text}</p>
        </Notice>
      );
  }
}

/** This stay is not available, but others are. */
function Lost({ title, quote }: { title: string; quote: Quote }): ReactNode {
  const t = messages().failures;
  return (
    <Notice tone="danger" title={title}>
      <p>{t.nothingReserved}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink href={searchHrefOfQuote(quote)}>{t.findAnother}</ButtonLink>
        <ButtonLink kind="secondary" href={hrefOfQuote(quote)}>
          {t.otherDates}
        </ButtonLink>
      </div>
    </Notice>
  );
}
