import { formatShortDay } from 'booking-rules/shared/format/day';
import { formatAmount, type Fils } from 'booking-rules/shared/format/money';
import { messages } from '../../messages/messages';
import type { StayChoice } from './stay-choice';
import type { LiveQuote } from './use-quote';

/** The few words that head a quote: an amount, and what it is for. */
export interface QuoteHeadline {
  amount: string;
  note: string;
}

/** What a choice comes to in a few words. @param from lowest nightly rate, in fils */
export function quoteHeadline(choice: StayChoice, { answer, failure }: LiveQuote, from: Fils): QuoteHeadline {
  const { start, end } = choice;
  const { calendar, quote } = messages();
  const t = quote.headline;
  if (start === null || end === null) return { amount: t.from(formatAmount(from)), note: t.perNight };
  const days = [formatShortDay(start), formatShortDay(end)] as const;
  const dates = calendar.fromTo(...days);
  if (failure !== null) return { amount: t.noPrice, note: dates };
  if (answer === null) return { amount: '…', note: dates };
  if (answer.kind !== 'quote') return { amount: t.notAvailable, note: dates };
  const { nights, total } = answer.terms;
  return { amount: formatAmount(total), note: t.stay(nights, ...days) };
}

/** The sentence in which a screen reader is told of a new price; empty while there is nothing new. */
export function quoteAnnouncement({ answer, pending }: LiveQuote): string {
  if (pending || answer === null) return '';
  const t = messages().quote.announcement;
  if (answer.kind !== 'quote') return t.notAvailable;
  const { nights, total } = answer.terms;
  return t.total(formatAmount(total), nights);
}
