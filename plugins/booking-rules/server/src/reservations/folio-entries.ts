import type { Entry, EntryDraft, MoneyDetails } from '../../../shared/domain/folio/entry';
import { endStay, reviveStay } from '../../../shared/domain/folio/ending';
import { paymentReceived, refundAsked, refundMade, refundRefused } from '../../../shared/domain/folio/money';
import type { PaymentMethod } from '../../../shared/domain/reservation';
import { dubaiDay } from '../../../shared/domain/stay';
import { CURRENCY } from '../../../shared/format/money';
import type { ReceivedMoney } from '../payments/charges';
import type { OwedPart } from '../payments/refunds';
import type { ReservationDocument } from '../records/reservation';

/** What a transition says of money, beside what it changes of the reservation. */
export interface MoneyOfTransition {
  /** Money that has come. */
  received?: ReceivedMoney;
  /** What becomes of the charges of its folio, where the change of state does not say it all. */
  charges?: EntryDraft[];
  /** A refund that was refused: our key of it, where it has one. */
  refused?: { key: string | null; why: string };
  /** Our key of a refused refund that was given back by other means. */
  settled?: string;
}

/** A transition as it was written, for what it does to the folio. */
export interface Written {
  before: ReservationDocument;
  after: ReservationDocument;
  next: MoneyOfTransition;
  /** The refunds that it owes. */
  owed: readonly OwedPart[];
  now: Date;
}

/** The entries of a transition: what it says itself of charges, else what the change of state does; then money. */
export function entriesOfTransition(entries: readonly Entry[], written: Written): EntryDraft[] {
  return [...(written.next.charges ?? chargesOf(entries, written)), ...moneyOf(entries, written)];
}

function chargesOf(entries: readonly Entry[], { before, after }: Written): EntryDraft[] {
  if (before.state === after.state) return [];
  switch (after.state) {
    case 'expired':
      return endStay(entries, { kind: 'expired' });
    case 'cancelled':
      return endStay(entries, { kind: 'declined' });
    case 'no-show':
      return endStay(entries, { kind: 'no-show', refundPercent: 0 });
    case 'confirmed':
      return before.state === 'expired' ? reviveStay(entries) : [];
    case 'held':
    case 'completed':
      return [];
  }
}

/** What came and went, to the fils of what the reservation says. */
function moneyOf(entries: readonly Entry[], { before, after, next, owed, now }: Written): EntryDraft[] {
  const drafts: EntryDraft[] = [];
  const way = (method: PaymentMethod, reference: string | null, providerId: string | null): MoneyDetails => ({
    ...{ method, day: dubaiDay(now), reference, providerId },
  });
  const came = after.paidAmount - before.paidAmount;
  if (came > 0) {
    const { method = after.payment, payment = null } = next.received ?? {};
    drafts.push(paymentReceived(came, way(method, null, payment)));
  }
  const isOfOurs = next.received === undefined || next.received.currency === CURRENCY;
  for (const { key, amount, method, payment } of isOfOurs ? owed : [])
    drafts.push(refundAsked(amount, way(method, key, payment)));
  if (next.refused) drafts.push(...refundRefused(entries, next.refused.key ?? '', next.refused.why));
  const known = drafts.reduce((sum, { kind, amount }) => (kind === 'payment' ? sum : sum + amount), 0);
  const rest = after.refundedAmount - before.refundedAmount - known;
  if (rest !== 0) drafts.push(refundMade(rest, way(after.payment, next.settled ?? null, null)));
  return drafts;
}
