import { describeQuotedParts } from 'booking-rules/shared/format/payment-parts';
import type { ReactNode } from 'react';
import { guestMessage } from '../../api/api-error';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/box';
import { messages } from '../../messages/messages';
import { PriceLines } from './price-lines';
import { RefundLadder } from './refund-ladder';
import { Refusal } from './refusal';
import type { StayChoice } from './stay-choice';
import type { LiveQuote } from './use-quote';

interface QuoteOutcomeProps {
  apartmentId: string;
  choice: StayChoice;
  quote: LiveQuote;
  onChange: (change: Partial<StayChoice>) => void;
}

/** What a choice comes to: its price, why not, or what is still missing. */
export function QuoteOutcome({ apartmentId, choice, quote, onChange }: QuoteOutcomeProps): ReactNode {
  const t = messages().quote;
  const { start, end, guests } = choice;
  if (start === null || end === null) {
    return <p className="text-sm text-muted">{start === null ? t.missing.dates : t.missing.departure}</p>;
  }
  const { answer, pending, failure } = quote;
  if (failure !== null && !pending) {
    return (
      <Notice tone="danger" title={t.failed}>
        <p>{guestMessage(failure)}</p>
        <Button kind="secondary" onClick={quote.retry} className="mt-3">
          {t.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (answer === null) return <QuoteSkeleton />;
  // What the server rendered is right before it has a number, and must be read out without JavaScript too.
  const outdated = pending && !(answer.kind === 'quote' && answer.number === null);
  return (
    <div
      aria-busy={outdated}
      className={`grid grid-cols-1 gap-5 transition-opacity duration-150 ${outdated ? 'opacity-50' : ''}`}
    >
      {answer.kind === 'quote' && (
        <>
          <PriceLines {...answer.terms} schedule={describeQuotedParts(answer.terms)} />
          <section>
            <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">
              {t.refunds.ifPlansChange}
            </h3>
            <RefundLadder refunds={answer.terms.refunds} policy={answer.terms.cancellationPolicy} />
          </section>
        </>
      )}
      {answer.kind === 'refused' && (
        <Refusal
          {...answer}
          asked={{ apartmentId, checkIn: start, checkOut: end, guests }}
          choice={choice}
          onChoose={onChange}
        />
      )}
      {answer.kind === 'invalid' && <Notice title={answer.message} />}
    </div>
  );
}

/** As tall as a price of five lines with its refunds. */
function QuoteSkeleton(): ReactNode {
  return (
    <div className="grid gap-3" aria-label={messages().quote.working}>
      {['w-full', 'w-5/6', 'w-full', 'w-3/4', 'w-full'].map((width, index) => (
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
      <Skeleton className="mt-2 h-6 w-full" />
      <Skeleton className="mt-4 h-4 w-2/3" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
