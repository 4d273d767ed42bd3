import {
  sumsOf,
  type Entry,
  type EntryDraft,
  type MoneyDetails,
} from '../../../../shared/domain/folio/entry';
import { endStay, reviveStay } from '../../../../shared/domain/folio/ending';
import {
  paymentReceived,
  refundAsked,
  refundDone,
  refundMade,
  refundRefused,
} from '../../../../shared/domain/folio/money';
import type { PaymentMethod, ReservationState } from '../../../../shared/domain/reservation';
import { localDay } from '../../../../shared/domain/local-day';
import { currencyOfBusiness, type MinorUnits } from '../../../../shared/format/money';
import type { ReceivedMoney } from '../../payments/charges';
import type { OwedPart } from '../../payments/refunds';
import type { ReservationDocument } from '../../records/reservations/reservation';

/** What a transition says of money. */
export interface MoneyOfTransition {
  /** Money that has come. */
  received?: ReceivedMoney;
  /** How it came, where staff say more than its provider does. */
  receivedBy?: MoneyDetails;
  /** What becomes of the charges of its folio, where the change of state does not say it all. */
  charges?: EntryDraft[];
  /** A refund that was refused: our key of it, where it has one, and its amount. */
  refused?: { key: string | null; amount: MinorUnits; why: string };
  /** A refund that staff have made: one that waited, or was refused before. */
  settled?: { key: string; amount: MinorUnits; details: MoneyDetails };
  /** What went back on the provider's own pages. */
  returned?: MinorUnits;
  /** What staff have given back without its having been asked for. */
  handedBack?: { amount: MinorUnits; details: MoneyDetails };
}

/** A transition that is about to be written, for what it does to the folio. */
export interface Writing {
  before: ReservationDocument;
  /** The state after it. */
  to: ReservationState;
  /** The way to pay after it. */
  payment: PaymentMethod;
  next: MoneyOfTransition;
  /** The refunds that it owes, or (handed back) has made. */
  owed: readonly OwedPart[];
  now: Date;
}

/** The entries of a transition: what it says itself of charges, else what the change of state does; then money. */
export function entriesOfTransition(entries: readonly Entry[], writing: Writing): EntryDraft[] {
  return [...(writing.next.charges ?? chargesOf(entries, writing)), ...moneyOf(entries, writing)];
}

function chargesOf(entries: readonly Entry[], { before, to }: Writing): EntryDraft[] {
  if (before.state === to) return [];
  switch (to) {
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

/** What came and went. */
function moneyOf(entries: readonly Entry[], { next, payment: way, owed, now }: Writing): EntryDraft[] {
  const { received, receivedBy, refused, settled, returned = 0, handedBack } = next;
  const detailsOf = (method: PaymentMethod, reference: string | null, providerId: string | null) => ({
    ...{ method, day: localDay(now), reference, providerId },
  });
  const drafts: EntryDraft[] = [];
  // Money of another currency comes and goes beside the folio.
  const isOfOurs = received === undefined || received.currency === currencyOfBusiness();
  if (received && isOfOurs) {
    const { amount, method, payment } = received;
    drafts.push(paymentReceived(amount, receivedBy ?? detailsOf(method, null, payment)));
  }
  for (const { key, amount, method, payment } of isOfOurs ? owed : [])
    drafts.push(
      handedBack
        ? refundMade(amount, { ...handedBack.details, reference: key })
        : refundAsked(amount, detailsOf(method, key, payment)),
    );
  if (refused) {
    const known = refundRefused(entries, refused.key ?? '', refused.why);
    // One that was made on the provider's pages has no key of ours.
    const { paid, total } = sumsOf(entries.filter(({ kind }) => kind === 'refund'));
    const gone = Math.min(refused.amount, total - paid);
    drafts.push(
      ...(known.length > 0 || gone <= 0 ? known : [refundMade(0 - gone, detailsOf(way, null, null))]),
    );
  }
  if (settled) {
    const { key, amount, details } = settled;
    const done = refundDone(entries, key, details);
    drafts.push(...(done.length > 0 ? done : [refundMade(amount, details)]));
  }
  if (returned > 0) drafts.push(refundMade(returned, detailsOf(way, null, null)));
  return drafts;
}
