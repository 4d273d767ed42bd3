import { formatShortDay } from 'booking-rules/shared/format/day';
import type { Savings } from 'booking-rules/shared/domain/pricing/offer';
import { averageNight, type MinorUnits } from 'booking-rules/shared/format/money';
import type { Apartment } from '../../api/site-api';
import { messages } from '../../messages/messages';
import type { StayChoice } from './stay-choice';
import type { LiveQuote } from './use-quote';

/** The few words that head a quote: an amount, and what it is for. */
export interface QuoteHeadline {
  amount: string;
  /** What has come off that amount. */
  savings: Savings | null;
  note: string;
  /** What a night of it costs on average; null where that is no news. */
  average: string | null;
}

/** From what a night of an apartment costs, and the stay of which it is one. */
export type LowestPrice = Pick<Apartment, 'from' | 'fromStay'>;

/** Writes an amount in the currency of the guest. */
type Show = (amount: MinorUnits) => string;

/** What a choice comes to in a few words. @param lowest from what a night costs while there are no dates */
export function quoteHeadline(
  choice: StayChoice,
  { answer, failure }: LiveQuote,
  { from, fromStay }: LowestPrice,
  show: Show,
): QuoteHeadline {
  const { start, end } = choice;
  const { calendar, quote } = messages();
  const t = quote.headline;
  const only = (amount: string, note: string) => ({ amount, note, savings: null, average: null });
  if (start === null || end === null) return only(t.from(show(from)), t.perNight(fromStay.nights));
  const days = [formatShortDay(start), formatShortDay(end)] as const;
  const dates = calendar.fromTo(...days);
  if (failure !== null) return only(t.noPrice, dates);
  if (answer === null) return only('…', dates);
  if (answer.kind !== 'quote') return only(t.notAvailable, dates);
  const { nights, total, savings } = answer.terms;
  const average = nights > 1 ? t.average(show(averageNight(total, nights))) : null;
  return { amount: show(total), savings, note: t.stay(nights, ...days), average };
}

/** The sentence in which a screen reader is told of a new price; empty while there is nothing new. */
export function quoteAnnouncement({ answer, pending }: LiveQuote, show: Show): string {
  if (pending || answer === null) return '';
  const t = messages().quote.announcement;
  if (answer.kind !== 'quote') return t.notAvailable;
  const { nights, total, savings } = answer.terms;
  const saved = savings === null ? '' : t.saved(show(savings.totalBefore), show(savings.saved));
  return t.total(show(total), nights) + saved;
}
