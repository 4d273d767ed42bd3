import { localPath } from 'booking-rules/shared/format/local-path';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/box';
import { Link } from '../../ui/link';
import { PriceBefore } from '../../ui/price';
import { Stepper } from '../../ui/stepper';
import { useHydrated } from '../../ui/use-browser';
import { useShownAmount } from '../../lib/currency';
import { messages } from '../../messages/messages';
import { DateFields } from '../../ui/calendar/date-fields';
import { PromotionField } from './promotion-field';
import { quoteAnnouncement, quoteHeadline, type LowestPrice } from './quote-headline';
import { QuoteOutcome } from './quote-outcome';
import { RatePlanChoice } from './rate-plan-choice';
import { ReserveButton } from './reserve-button';
import { stayHref, type StayChoice } from './stay-choice';
import type { LiveQuote } from './use-quote';

interface QuoteBoxProps {
  apartmentId: string;
  capacity: number;
  lowest: LowestPrice;
  today: string;
  choice: StayChoice;
  quote: LiveQuote;
  /** What the banner announces. */
  offer: { code: string; off: string } | null;
  /** Where a guest without JavaScript can book. */
  phone: string;
  onChange: (change: Partial<StayChoice>) => void;
  onChooseDates: () => void;
}

/** Dates, guests and code on one side, what they come to on the other. A plain GET form without JavaScript. */
export function QuoteBox(props: QuoteBoxProps): ReactNode {
  const { apartmentId, capacity, lowest, today, choice, quote, offer, phone, onChange, onChooseDates } =
    props;
  const t = messages().quote;
  const hydrated = useHydrated();
  const outcome = useRef<HTMLDivElement>(null);
  const shown = useShownAmount();
  const { amount, savings, note, average } = quoteHeadline(choice, quote, lowest, shown);
  const priced = quote.answer?.kind === 'quote' ? quote.answer : null;

  return (
    <Card className="p-5 md:p-6">
      <h2 id="your-stay" className="sr-only">
        {t.yourStay}
      </h2>
      <p className="flex min-h-8 flex-wrap items-baseline gap-x-2">
        {savings && <PriceBefore amount={savings.totalBefore} />}
        <span className="font-display text-2xl tabular-nums">{amount}</span>
        {average !== null && <span className="text-sm tabular-nums">{average}</span>}
        <span className="text-sm text-muted">{note}</span>
      </p>
      <p role="status" className="sr-only">
        {quoteAnnouncement(quote, shown)}
      </p>
      <form
        method="get"
        action={localPath(`/apartment/${apartmentId}`)}
        aria-labelledby="your-stay"
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          if (hydrated) event.preventDefault();
        }}
      >
        <DateFields
          start={choice.start}
          end={choice.end}
          min={today}
          onChoose={hydrated ? onChooseDates : null}
          onTyped={({ start, end }) => {
            if (start !== null && end !== null && start >= today && end > start) onChange({ start, end });
          }}
        />
        <Stepper
          label={t.guests}
          name="availabilityGuestNumber"
          value={choice.guests}
          min={1}
          max={capacity}
          onChange={(guests) => onChange({ guests })}
        />
        <PromotionField
          code={choice.code}
          wanted={choice.offer}
          problem={priced?.codeProblem ?? null}
          applied={priced?.promotionCode ?? null}
          savings={priced?.terms.savings ?? null}
          offer={offer}
          hrefWith={(change) => stayHref(apartmentId, { ...choice, ...change })}
          onApply={onChange}
        />
        {priced && (
          <RatePlanChoice
            plans={priced.terms.ratePlans}
            chosen={choice.ratePlan ?? priced.terms.ratePlan.id}
            onChoose={(id) => onChange({ ratePlan: id === 'standard' ? null : id })}
          />
        )}
        {hydrated ? (
          <ReserveButton {...{ choice, quote, onChooseDates }} size="lg" className="w-full" />
        ) : (
          <Button type="submit" size="lg" className="w-full">
            {t.checkPrice}
          </Button>
        )}
      </form>
      <noscript>
        <p className="mt-3 text-sm text-muted">
          {t.needsJavaScript}{' '}
          <Link dir="ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </Link>
          .
        </p>
      </noscript>
      <p className="mt-3 text-center text-sm text-muted">{t.notChargedYet}</p>
      {/* It stays while what is in it gives way: whoever follows an alternative is still there. */}
      <div ref={outcome} tabIndex={-1} className="mt-4 border-t border-line pt-5">
        <QuoteOutcome
          {...{ apartmentId, choice, quote }}
          onChange={(change) => {
            onChange(change);
            outcome.current?.focus({ preventScroll: true });
          }}
        />
      </div>
    </Card>
  );
}
