import type { MinorUnits } from '../../format/money';
import { entryOf, reversalOf, standingOf, type Entry, type EntryDraft, type MoneyDetails } from './entry';

/** Money that has come. */
export function paymentReceived(amount: MinorUnits, money: MoneyDetails): EntryDraft {
  return entryOf('payment', 'Payment', 0 - amount, { money });
}

/** A refund that is owed: it counts once it is done. */
export function refundAsked(amount: MinorUnits, money: MoneyDetails): EntryDraft {
  return entryOf('refund-asked', 'Refund', amount, { money });
}

/** A refund that went back without having been asked for: on the provider's own pages. */
export function refundMade(amount: MinorUnits, money: MoneyDetails): EntryDraft {
  return entryOf('refund', 'Refund', amount, { money });
}

/** The refund of a key has been given back; nothing when it is not waiting. */
export function refundDone(entries: readonly Entry[], key: string, money: MoneyDetails): EntryDraft[] {
  const asked = ofKey(entries, 'refund-asked', key);
  return asked ? [reversalOf(asked, 'done'), refundMade(asked.amount, money)] : [];
}

/** The refund of a key was refused for good, before or after it was done; nothing when it was refused before. */
export function refundRefused(entries: readonly Entry[], key: string, why: string): EntryDraft[] {
  const open = ofKey(entries, 'refund-asked', key) ?? ofKey(entries, 'refund', key);
  return open ? [reversalOf(open, why)] : [];
}

function ofKey(entries: readonly Entry[], kind: Entry['kind'], key: string): Entry | undefined {
  return standingOf(entries).find((entry) => entry.kind === kind && entry.money?.reference === key);
}
