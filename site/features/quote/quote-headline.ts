import { formatShortDay } from 'booking-rules/shared/format/day';
import { formatAmount, type Fils } from 'booking-rules/shared/format/money';
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
  if (start === null || end === null)
    return { amount: `From ${formatAmount(from)}`, note: 'a night, before fees' };
  const dates = `${formatShortDay(start)} to ${formatShortDay(end)}`;
  if (failure !== null) return { amount: 'No price yet', note: dates };
  if (answer === null) return { amount: '…', note: dates };
  if (answer.kind !== 'quote') return { amount: 'Not available', note: dates };
  const { nights, total } = answer.terms;
  return { amount: formatAmount(total), note: `${nights === 1 ? '1 night' : `${nights} nights`}, ${dates}` };
}

/** The sentence in which a screen reader is told of a new price; empty while there is nothing new. */
export function quoteAnnouncement({ answer, pending }: LiveQuote): string {
  if (pending || answer === null) return '';
  if (answer.kind !== 'quote') return "These dates aren't available. The reasons are below.";
  const { nights, total } = answer.terms;
  return `Total ${formatAmount(total)} for ${nights === 1 ? '1 night' : `${nights} nights`}, all fees and taxes included.`;
}
