import type { FolioEntry } from 'booking-rules/contracts/money/folio';
import { METHOD_WORDS } from 'booking-rules/shared/domain/folio/method-words';
import type { EntryKind } from 'booking-rules/shared/domain/folio/entry';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount, type Fils } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';

/** Entries of one sort that stand, and what they come to. */
export interface EntryGroup {
  title: string;
  /** As it is shown: what was paid, not what it lowers. */
  sum: Fils;
  lines: EntryLine[];
}

/** One line of a group; nights of the same rate share one. */
export interface EntryLine {
  key: number;
  label: string;
  amount: Fils;
  /** Who entered it and when, and how money came; empty for what the stay cost when it was booked. */
  details: string;
  entry: FolioEntry;
}

const GROUPS: readonly (readonly [title: string, kinds: readonly EntryKind[], sign: 1 | -1])[] = [
  ['Nights', ['night'], 1],
  ['Discounts', ['discount'], 1],
  ['Fees and extras', ['fee', 'extra'], 1],
  ['Adjustments', ['adjustment'], 1],
  ['Kept', ['cancellation-charge', 'no-show-charge'], 1],
  ['Taxes', ['tax'], 1],
  ['Payments', ['payment'], -1],
  ['Refunds', ['refund'], 1],
  ['Deposit', ['deposit-taken', 'deposit-kept', 'deposit-released'], 1],
];

/** The entries that stand, sorted into groups; one without entries is left out. */
export function groupsOf(entries: readonly FolioEntry[]): EntryGroup[] {
  const bookedAt = entries[0]?.at;
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  const standing = entries.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
  return GROUPS.flatMap(([title, kinds, sign]) => {
    const found = standing.filter(({ kind }) => kinds.includes(kind));
    if (found.length === 0) return [];
    const lines =
      title === 'Nights' ? nightLines(found, bookedAt) : found.map((entry) => lineOf(entry, sign, bookedAt));
    return [{ title, sum: sign * found.reduce((sum, { amount }) => sum + amount, 0), lines }];
  });
}

/** Who entered it and when; of money also how it came and on which day. */
export function detailsOf({ at, by, method, day, reference }: FolioEntry): string {
  const who = by === 'guest' ? 'the guest' : by === 'system' ? 'the system' : by === 'stripe' ? 'Stripe' : by;
  const entered = `${formatInstant(at)}, by ${who}`;
  if (method === null) return entered;
  const name = reference === null || method === 'stripe' ? '' : `, ${reference}`;
  return `${METHOD_WORDS[method].label}${day === null ? '' : `, ${formatDay(day)}`}${name} · entered ${entered}`;
}

function lineOf(entry: FolioEntry, sign: 1 | -1, bookedAt: string | undefined): EntryLine {
  const { id, label, reason, amount, method, at } = entry;
  return {
    key: id,
    label: reason === null ? label : `${label}: ${reason}`,
    amount: sign * amount,
    details: method === null && at === bookedAt ? '' : detailsOf(entry),
    entry,
  };
}

function nightLines(nights: readonly FolioEntry[], bookedAt: string | undefined): EntryLine[] {
  const byRate = new Map<Fils, FolioEntry[]>();
  for (const night of nights) byRate.set(night.amount, [...(byRate.get(night.amount) ?? []), night]);
  return [...byRate].flatMap(([rate, same]) => {
    const [entry] = same;
    const label = `${plural(same.length, 'night')} at ${formatAmount(rate)}`;
    return entry ? [{ ...lineOf(entry, 1, bookedAt), label, amount: rate * same.length }] : [];
  });
}
