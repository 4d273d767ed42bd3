import type { FolioEntry } from 'booking-rules/contracts/money/folio';
import { METHOD_WORDS } from 'booking-rules/shared/domain/folio/method-words';
import type { EntryKind } from 'booking-rules/shared/domain/folio/entry';
import { lineLabel } from 'booking-rules/shared/explain/line-label';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { toldReason } from 'booking-rules/shared/messages/answers';
import { messages } from '../../messages/messages';
import type { PanelMessages } from '../../messages/types';

/** Entries of one sort that stand, and what they come to. */
export interface EntryGroup {
  title: string;
  /** As it is shown: what was paid, not what it lowers. */
  sum: MinorUnits;
  lines: EntryLine[];
}

/** One line of a group; nights of the same rate share one. */
export interface EntryLine {
  key: number;
  label: string;
  amount: MinorUnits;
  /** Who entered it and when, and how money came; empty for what the stay cost when it was booked. */
  details: string;
  entry: FolioEntry;
}

type GroupName = keyof PanelMessages['folio']['entries']['groups'];

const GROUPS: readonly (readonly [name: GroupName, kinds: readonly EntryKind[], sign: 1 | -1])[] = [
  ['nights', ['night'], 1],
  ['discounts', ['discount'], 1],
  ['fees', ['fee', 'extra'], 1],
  ['adjustments', ['adjustment'], 1],
  ['kept', ['cancellation-charge', 'no-show-charge'], 1],
  ['taxes', ['tax'], 1],
  ['payments', ['payment'], -1],
  ['refunds', ['refund'], 1],
  ['deposit', ['deposit-taken', 'deposit-kept', 'deposit-released'], 1],
];

/** The entries that stand, sorted into groups; one without entries is left out. */
export function groupsOf(entries: readonly FolioEntry[]): EntryGroup[] {
  const bookedAt = entries[0]?.at;
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  const standing = entries.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
  const titles = messages().folio.entries.groups;
  return GROUPS.flatMap(([name, kinds, sign]) => {
    const found = standing.filter(({ kind }) => kinds.includes(kind));
    if (found.length === 0) return [];
    const lines =
      name === 'nights' ? nightLines(found, bookedAt) : found.map((entry) => lineOf(entry, sign, bookedAt));
    return [{ title: titles[name], sum: sign * found.reduce((sum, { amount }) => sum + amount, 0), lines }];
  });
}

/** Who entered it and when; of money also how it came and on which day. */
export function detailsOf({ at, by, method, day, reference }: FolioEntry): string {
  const t = messages().folio.entries;
  const who = by === 'guest' || by === 'system' ? t.by[by] : by === 'stripe' ? 'Stripe' : by;
  const entered = t.entered(formatInstant(at), who);
  if (method === null) return entered;
  const how = [
    METHOD_WORDS[method].label,
    ...(day === null ? [] : [formatDay(day)]),
    ...(reference === null || method === 'stripe' ? [] : [reference]),
  ];
  return t.came(how, entered);
}

/** What an entry is called in the language of the panel; it is kept in English. */
export function labelOf({ kind, label }: Pick<FolioEntry, 'kind' | 'label'>): string {
  return messages().folio.entries.called(kind, lineLabel({ kind, label }));
}

function lineOf(entry: FolioEntry, sign: 1 | -1, bookedAt: string | undefined): EntryLine {
  const { id, reason, amount, method, at } = entry;
  const label = labelOf(entry);
  return {
    key: id,
    label: reason === null ? label : messages().folio.entries.because(label, toldReason(reason)),
    amount: sign * amount,
    details: method === null && at === bookedAt ? '' : detailsOf(entry),
    entry,
  };
}

function nightLines(nights: readonly FolioEntry[], bookedAt: string | undefined): EntryLine[] {
  const byRate = new Map<MinorUnits, FolioEntry[]>();
  for (const night of nights) byRate.set(night.amount, [...(byRate.get(night.amount) ?? []), night]);
  return [...byRate].flatMap(([rate, same]) => {
    const [entry] = same;
    const label = messages().folio.entries.nightsAt(same.length, formatAmount(rate));
    return entry ? [{ ...lineOf(entry, 1, bookedAt), label, amount: rate * same.length }] : [];
  });
}
