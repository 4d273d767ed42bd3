import type { ImportOutcome, ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { messages } from '../messages/messages';

/** What can become of a row, in the order in which it is told. */
export const OUTCOMES: readonly ImportOutcome[] = ['created', 'changed', 'left alone', 'refused'];

/** `3 created, 1 refused`; what there is none of is left out. */
export function totalsInWords(totals: ListingImport['totals']): string {
  const t = messages().listingImports.totals;
  const told = OUTCOMES.filter((outcome) => totals[outcome] > 0);
  return t.list(told.map((outcome) => t[outcome](totals[outcome])));
}
