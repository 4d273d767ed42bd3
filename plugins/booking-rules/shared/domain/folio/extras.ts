import type { AppliedCharge } from '../pricing/charge-rule';
import {
  describeExtra,
  priceOfExtra,
  termsOfExtra,
  type AgreedExtra,
  type ExtraTerms,
  type Party,
} from '../pricing/extra';
import { differenceOf, entryOf, standingCharges, type Entry, type EntryDraft } from './entry';
import { percentageOf, percentagesAfter, taxableOf } from './percentages';

/** How many of an extra a stay has afterwards. */
export interface ExtraChange {
  id: string;
  quantity: number;
  /** On which terms more of it is booked today; null where none is to be had. */
  terms: ExtraTerms | null;
}

/** The extras that were agreed, from charges that stand. More of one at another price stands beside it. */
export function agreedExtras(charges: readonly EntryDraft[]): AgreedExtra[] {
  return charges.flatMap(({ kind, rule }) =>
    kind === 'extra' && rule?.rule === 'extra' ? [{ ...termsOfExtra(rule), quantity: rule.quantity }] : [],
  );
}

/** The charge of an extra for a stay. */
export function extraCharge(extra: AgreedExtra, stay: Party): EntryDraft {
  const rule = { rule: 'extra' as const, ...extra };
  return entryOf('extra', describeExtra(extra, stay), priceOfExtra(extra, stay), { rule });
}

/** The charges of extras for a stay that has changed, at the prices that were agreed. */
export function repricedExtras(charges: readonly EntryDraft[], stay: Party): EntryDraft[] {
  const others = charges.filter(({ kind, rule }) => kind === 'extra' && rule?.rule !== 'extra');
  return [...others, ...agreedExtras(charges).map((extra) => extraCharge(extra, stay))];
}

/**
 * Books extras and takes them off: what changes is taken back and written anew, with the percentages of it, such as VAT.
 * Those that nothing is said of stay. More of one costs what it costs today; what was agreed keeps its price.
 * @param usual percentages of a stay that has borne none so far
 */
export function changeExtras(
  entries: readonly Entry[],
  stay: Party,
  changes: readonly ExtraChange[],
  usual: readonly AppliedCharge[],
): EntryDraft[] | { problem: 'below-zero' } {
  const charges = standingCharges(entries);
  const before = charges.filter(({ kind, rule }) => kind === 'extra' && rule?.rule === 'extra');
  const wanted = changes.reduce(withChange, agreedExtras(before));
  const after = wanted.map((extra) => extraCharge(extra, stay));
  const drafts = differenceOf(before, after);
  if (drafts.length === 0) return [];
  const others = charges.filter((entry) => !before.includes(entry) && percentageOf(entry) === null);
  const left = [...others, ...after];
  // An adjustment by hand may take off more than is left.
  if (taxableOf(left) < 0) return { problem: 'below-zero' };
  return [...drafts, ...percentagesAfter(charges, left, usual, 'extras changed')];
}

function withChange(agreed: AgreedExtra[], { id, quantity, terms }: ExtraChange): AgreedExtra[] {
  const have = quantityOf(agreed, id);
  if (quantity === have) return agreed;
  if (quantity < have) return withoutLast(agreed, id, have - quantity);
  if (!terms) return agreed;
  const more = quantity - have;
  const same = agreed.findIndex((extra) => sameTerms(extra, terms));
  return same < 0
    ? [...agreed, { ...termsOfExtra(terms), quantity: more }]
    : agreed.map((extra, index) => (index === same ? { ...extra, quantity: extra.quantity + more } : extra));
}

/** How many of an extra were agreed. */
export function quantityOf(agreed: readonly AgreedExtra[], id: string): number {
  return agreed.reduce((sum, extra) => (extra.id === id ? sum + extra.quantity : sum), 0);
}

/** What was agreed last is taken off first. */
function withoutLast(agreed: readonly AgreedExtra[], id: string, count: number): AgreedExtra[] {
  let left = count;
  const kept = agreed.toReversed().map((extra) => {
    const taken = extra.id === id ? Math.min(left, extra.quantity) : 0;
    left -= taken;
    return { ...extra, quantity: extra.quantity - taken };
  });
  return kept.toReversed().filter(({ quantity }) => quantity > 0);
}

function sameTerms(one: ExtraTerms, other: ExtraTerms): boolean {
  return JSON.stringify(termsOfExtra(one)) === JSON.stringify(termsOfExtra(other));
}
