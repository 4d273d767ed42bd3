import type { MinorUnits } from '../../format/money';
import type { AppliedCharge } from '../pricing/charge-rule';
import type { AgreedExtra } from '../pricing/extra';
import type { PaymentMethod } from '../reservation';
import type { Day } from '../stay';

/** What raises or lowers the total of a stay. */
export const CHARGE_KINDS = [
  'night',
  'discount',
  'fee',
  'extra',
  'tax',
  'cancellation-charge',
  'no-show-charge',
  'adjustment',
] as const;

/** The kinds of entry. A refund that is asked for counts once it is done; a deposit is an account of its own. */
export const ENTRY_KINDS = [
  ...CHARGE_KINDS,
  'payment',
  'refund-asked',
  'refund',
  'deposit-taken',
  'deposit-kept',
  'deposit-released',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A percentage of what is taxable. */
export type TaxShare = Pick<AppliedCharge, 'id' | 'name' | 'percent'>;

/**
 * Why the charges of a stay that does not take place are taken back, by its state then. What staff take back by hand
 * never has these reasons.
 */
export const ENDING_REASONS = {
  expired: ['expired'],
  cancelled: ['cancelled', 'declined'],
  'no-show': ['no-show'],
} as const;

/** What an amount follows from, frozen with it, so that no later setting changes what it means. */
export type EntryRule =
  /** A fee or tax; where it is charged by night, from the night of the entry on. */
  | ({ rule: 'charge' } & Omit<AppliedCharge, 'kind' | 'firstNight'>)
  /** An amount with percentages of what is taxable inside, such as VAT. */
  | { rule: 'taxes-inside'; taxes: TaxShare[] }
  /** VAT and Tourism Dirham of before fees and taxes were records. */
  | { rule: 'vat'; percent: number }
  | { rule: 'tourism-dirham'; perNight: MinorUnits; nights: number }
  | { rule: 'rate-plan'; id: string; name: string; percent: number }
  | { rule: 'length-of-stay'; nights: number; percent: number }
  | { rule: 'promotion'; code: string; percent: number; amount?: MinorUnits }
  | ({ rule: 'extra' } & AgreedExtra)
  /** What keeps a shorter stay from costing more than the longer one did. */
  | { rule: 'never-dearer' };

/** The ways in which staff receive money and give it back. */
export const HAND_METHODS = ['bank-transfer', 'cash', 'card-terminal', 'other'] as const;
export type HandMethod = (typeof HAND_METHODS)[number];

/** How money came or went: as a guest pays, or as staff said when they recorded it. */
export type MoneyMethod = PaymentMethod | HandMethod;

/** How money came or went. */
export interface MoneyDetails {
  method: MoneyMethod;
  day: Day;
  /** Ours: the key of a refund. */
  reference: string | null;
  /** By which the provider or a bank knows it. */
  providerId: string | null;
}

/** An entry that is about to be written. */
export interface EntryDraft {
  kind: EntryKind;
  label: string;
  /** What the guest owes more (positive) or less (negative). */
  amount: MinorUnits;
  night: Day | null;
  rule: EntryRule | null;
  /** Percentages inside of the amount, where no entries of their own tell them. */
  taxIncluded: MinorUnits;
  reason: string | null;
  /** The entry that this one takes back. */
  reverses: number | null;
  money: MoneyDetails | null;
}

/** An entry of a folio, never to be changed. */
export interface Entry extends EntryDraft {
  id: number;
  at: Date;
  by: string;
}

/** What the entries of a folio come to. Nothing of it is stored. */
export interface FolioSums {
  total: MinorUnits;
  /** Payments less refunds that are done. */
  paid: MinorUnits;
  due: MinorUnits;
  refundable: MinorUnits;
  /** Refunds that are asked for and not done yet. */
  asked: MinorUnits;
  /** What is held as a deposit. */
  deposit: MinorUnits;
}

/** What a folio comes to, as far as the parts in which it is paid follow from it. */
export interface PaidOf {
  total: MinorUnits;
  /** Payments less what goes back of them. */
  paid: MinorUnits;
}

const CHARGES: ReadonlySet<EntryKind> = new Set(CHARGE_KINDS);

/** Whether an entry is part of the total. */
export function isCharge({ kind }: Pick<EntryDraft, 'kind'>): boolean {
  return CHARGES.has(kind);
}

/** An entry with what it says, and nothing else. */
export function entryOf(
  kind: EntryKind,
  label: string,
  amount: MinorUnits,
  more: Partial<Omit<EntryDraft, 'kind' | 'label' | 'amount'>> = {},
): EntryDraft {
  const nothing = { night: null, rule: null, taxIncluded: 0, reason: null, reverses: null, money: null };
  return { kind, label, amount, ...nothing, ...more };
}

/** Sums a folio. */
export function sumsOf(entries: readonly Pick<EntryDraft, 'kind' | 'amount'>[]): FolioSums {
  const sum = (counts: (kind: EntryKind) => boolean): MinorUnits =>
    entries.reduce((all, { kind, amount }) => (counts(kind) ? all + amount : all), 0);
  const total = sum((kind) => CHARGES.has(kind));
  const paid = 0 - sum((kind) => kind === 'payment' || kind === 'refund');
  return {
    total,
    paid,
    due: Math.max(0, total - paid),
    refundable: Math.max(0, paid - total),
    asked: sum((kind) => kind === 'refund-asked'),
    deposit: sum((kind) => kind.startsWith('deposit-')),
  };
}

/** What has been paid of a folio. Refunds that are asked for are as good as gone. */
export function paidOf(entries: readonly Pick<EntryDraft, 'kind' | 'amount'>[]): PaidOf {
  const { total, paid, asked } = sumsOf(entries);
  return { total, paid: paid - asked };
}

/** The entries that stand: neither taken back, nor taking another back. */
export function standingOf<Of extends Pick<Entry, 'id' | 'reverses'>>(entries: readonly Of[]): Of[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}

/** The charges that stand. */
export function standingCharges<Of extends Pick<Entry, 'id' | 'reverses' | 'kind'>>(
  entries: readonly Of[],
): Of[] {
  return standingOf(entries).filter(isCharge);
}

/** What entries or lines of these kinds come to. */
export function amountOf<Kind extends string>(
  list: readonly { kind: Kind; amount: MinorUnits }[],
  kinds: readonly Kind[],
): MinorUnits {
  return list.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
}

/** The entry that takes another back. */
export function reversalOf(entry: Entry, reason: string): EntryDraft {
  const { kind, label, amount, night, rule, taxIncluded, money } = entry;
  return {
    ...{ kind, label, night, rule, money, reason },
    amount: 0 - amount,
    taxIncluded: 0 - taxIncluded,
    reverses: entry.id,
  };
}

/** What has to be written so that these charges stand in place of those: the same ones are left alone. */
export function differenceOf(standing: readonly Entry[], wanted: readonly EntryDraft[]): EntryDraft[] {
  const left = [...standing];
  const added = wanted.filter((draft) => {
    const index = left.findIndex((entry) => sameCharge(entry, draft));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return [...left.map((entry) => reversalOf(entry, 'changed')), ...added];
}

function sameCharge(one: EntryDraft, other: EntryDraft): boolean {
  const said = ({ kind, label, amount, night, rule, taxIncluded, reason }: EntryDraft) =>
    JSON.stringify([kind, label, amount, night, rule, taxIncluded, reason]);
  return said(one) === said(other);
}

/** A folio as it will be: drafts are numbered on, and nobody has written them yet. */
export function asWritten(entries: readonly Entry[], drafts: readonly EntryDraft[]): Entry[] {
  const last = entries.at(-1)?.id ?? 0;
  const at = new Date(0);
  return [...entries, ...drafts.map((draft, index) => ({ ...draft, id: last + index + 1, at, by: '' }))];
}
