import type { Fils } from '../../format/money';
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

/** What an amount follows from, frozen with it, so that no later setting changes what it means. */
export type EntryRule =
  | { rule: 'vat'; percent: number }
  /** `nights` of the stay are charged, from the night of the entry on. */
  | { rule: 'tourism-dirham'; perNight: Fils; nights: number }
  | { rule: 'rate-plan'; id: string; name: string; percent: number }
  | { rule: 'length-of-stay'; nights: number; percent: number }
  | { rule: 'promotion'; code: string; percent: number; amount?: Fils }
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
  amount: Fils;
  night: Day | null;
  rule: EntryRule | null;
  /** VAT inside of the amount, where no entry of its own tells it. */
  taxIncluded: Fils;
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
  total: Fils;
  /** Payments less refunds that are done. */
  paid: Fils;
  due: Fils;
  refundable: Fils;
  /** Refunds that are asked for and not done yet. */
  asked: Fils;
  /** What is held as a deposit. */
  deposit: Fils;
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
  amount: Fils,
  more: Partial<Omit<EntryDraft, 'kind' | 'label' | 'amount'>> = {},
): EntryDraft {
  const nothing = { night: null, rule: null, taxIncluded: 0, reason: null, reverses: null, money: null };
  return { kind, label, amount, ...nothing, ...more };
}

/** Sums a folio. */
export function sumsOf(entries: readonly Pick<EntryDraft, 'kind' | 'amount'>[]): FolioSums {
  const sum = (counts: (kind: EntryKind) => boolean): Fils =>
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

/** The entries that stand: neither taken back, nor taking another back. */
export function standingOf(entries: readonly Entry[]): Entry[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}

/** The charges that stand. */
export function standingCharges(entries: readonly Entry[]): Entry[] {
  return standingOf(entries).filter(isCharge);
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
