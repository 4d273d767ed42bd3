import { memo, startTransition, Suspense, useState } from 'react';
import { ApartmentHeading } from '../../features/apartment/apartment-heading';
import { Section } from '../../features/apartment/section';
import { CalendarLegend } from '../../features/calendar/calendar-legend';
import { unpackNights } from '../../features/calendar/packed-nights';
import { TakenList } from '../../features/calendar/taken-list';
import { EnquiryForm } from '../../features/enquiry/enquiry-form';
import { BookingBar } from '../../features/quote/booking-bar';
import { QuoteBox } from '../../features/quote/quote-box';
import { quoteHeadline } from '../../features/quote/quote-headline';
import { useQuote } from '../../features/quote/use-quote';
import { useStayChoice } from '../../features/quote/use-stay-choice';
import { useShownAmount } from '../../lib/currency';
import { useSettings } from '../../lib/page-context';
import { QueryScope } from '../../api/query-scope';
import { Container } from '../../ui/box';
import { lazyWhenUsed } from '../../ui/lazy-part';
import { messages } from '../../messages/messages';
import type { Data } from './+data';
import { HomeSections, StaySections } from './apartment-sections';
import { SimilarApartments } from './similar-apartments';

// The server has drawn its months already; choosing dates in it, or in the sheet, needs the picker's script.
const StayCalendar = lazyWhenUsed(async () => ({
  default: (await import('../../ui/calendar/stay-calendar')).StayCalendar,
}));
const DateSheet = lazyWhenUsed(async () => ({
  default: (await import('../../ui/calendar/date-sheet')).DateSheet,
}));

const Heading = memo(ApartmentHeading);
const UnavailableDates = memo(TakenList);

/** What an apartment offers and what a stay in it costs: everything below its photos. */
export default function ApartmentDetails(data: Data) {
  return (
    <QueryScope>
      <Details {...data} />
    </QueryScope>
  );
}

function Details({
  apartment,
  nights: packed,
  choice: initial,
  preview,
  reviews,
  host,
  included,
  inDocument,
}: Data) {
  const t = messages().apartment.parts;
  const { today, banner, phone } = useSettings();
  const { apartmentId, capacity, maximumStay } = apartment;
  const [choice, change] = useStayChoice(apartmentId, initial);
  const quote = useQuote(apartmentId, choice, preview);
  const [choosing, setChoosing] = useState(false);
  // The calendar of the sheet takes long to draw: the button answers first.
  const openDates = () => startTransition(() => setChoosing(true));
  const headline = quoteHeadline(choice, quote, apartment, useShownAmount());
  const { start, end } = choice;
  const nights = unpackNights(packed);

  return (
    <>
      <Container wide className="apartment-columns">
        <div className="md:col-start-1">
          <Heading apartment={apartment} />
        </div>
        <aside aria-label={t.priceAndDates} className="md:col-start-2 md:row-span-2 md:row-start-1">
          <div ref={tellHeight} className="md:sticky md:top-[min(6rem,calc(100dvh-var(--height,0px)-1rem))]">
            <QuoteBox
              {...{ apartmentId, capacity, today, choice, quote, phone }}
              lowest={apartment}
              offer={banner}
              onChange={change}
              onChooseDates={openDates}
            />
          </div>
        </aside>
        <div className="grid content-start gap-8 md:col-start-1">
          <HomeSections {...{ apartment, inDocument }} />
          <Section id="availability" title={t.availability}>
            <Suspense>
              <StayCalendar {...{ nights, maximumStay, start, end }} onChange={change} />
            </Suspense>
            <CalendarLegend />
            <UnavailableDates nights={nights} />
          </Section>
          <StaySections {...{ apartment, reviews, host, included, inDocument }} />
          <Section id="enquiry" title={t.enquiry}>
            {/* Loaded with the rest: a part that comes later is drawn anew when dates change, without what was typed. */}
            <EnquiryForm
              kind="apartment"
              apartmentId={apartmentId}
              first={{ checkIn: start ?? '', checkOut: end ?? '', guests: String(choice.guests) }}
            />
          </Section>
        </div>
      </Container>
      {apartment.similar.length > 0 && <SimilarApartments stays={apartment.similar} choice={choice} />}
      <BookingBar {...{ choice, quote }} lowest={apartment} onChooseDates={openDates} />
      <Suspense>
        <DateSheet
          open={choosing}
          onClose={() => setChoosing(false)}
          onClear={start === null ? undefined : () => change({ start: null, end: null })}
          outcome={
            <>
              <strong className="block truncate tabular-nums">{headline.amount}</strong>
              <span className="block truncate text-muted">{headline.note}</span>
            </>
          }
        >
          <div className="min-h-110">
            <StayCalendar {...{ nights, maximumStay, start, end }} onChange={change} phoneMonths={2} />
            <CalendarLegend />
          </div>
        </DateSheet>
      </Suspense>
    </>
  );
}

/** Tells the styles how high an element is: one that is higher than the window sticks by its end, and is read whole. */
function tellHeight(element: HTMLElement | null) {
  if (element === null) return;
  const observer = new ResizeObserver(() => {
    element.style.setProperty('--height', `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
