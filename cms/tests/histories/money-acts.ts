import { HAND_METHODS } from 'booking-rules/shared/domain/folio/entry';
import { asManager, only, type Act } from './act';
import type { Picker } from './history';

function method(pick: Picker) {
  const reference = pick.below(2) === 0 ? {} : { reference: 'FT 77' };
  return { method: pick.of(HAND_METHODS) ?? 'cash', ...reference };
}

const payByHand: Act = (history, pick, { folio }) => {
  // Now and then more than is due.
  const amount = pick.partOf(pick.below(6) === 0 ? folio.total + 10_000 : Math.max(1, folio.due));
  const data = { amount, ...method(pick), lastEntry: folio.lastEntry };
  return asManager(
    history,
    'payments',
    data,
    only(({ here }) => ({ here: here + amount })),
  );
};

const refundByHand: Act = async (history, pick, { folio }) => {
  if (folio.mostRefundable === 0) return null;
  const amount = pick.partOf(folio.mostRefundable);
  const data = { amount, ...method(pick), lastEntry: folio.lastEntry };
  return asManager(
    history,
    'refunds',
    data,
    only(({ here }) => ({ here: here - amount })),
  );
};

const tickOff: Act = async (history, pick, { refundLines }) => {
  const waiting = refundLines.filter(
    (line) => line.doneAt === null && (line.byManager || line.refusedAt !== null),
  );
  const line = pick.of(waiting);
  if (!line) return null;
  // What was refused is not asked for any more.
  const gone = line.refusedAt === null ? 0 : line.amount;
  const effect = only(({ here }) => ({ here: here - gone }));
  return asManager(history, 'refunds/{key}/settle', method(pick), effect, { key: line.key });
};

const adjust: Act = (history, pick, { folio }) => {
  const amount = (1 + pick.below(40_000)) * (pick.below(2) === 0 ? -1 : 1);
  const data = { amount, reason: 'a broken lift', lastEntry: folio.lastEntry };
  return asManager(history, 'adjustments', data, ({ folio: before }, { folio: after }) => {
    const change = after.total - before.total;
    // VAT is rounded once, on all that is taxable.
    const isRight = Math.abs(change - amount * 1.05) <= 1 || change === amount;
    return isRight ? [] : [`an adjustment of ${amount} changed the total by ${change}`];
  });
};

const takeBack: Act = async (history, pick, { folio }) => {
  const entry = pick.of(folio.entries.filter(({ isReversible }) => isReversible));
  if (!entry) return null;
  const data = { reason: 'entered twice', lastEntry: folio.lastEntry };
  return asManager(history, 'entries/{id}/reverse', data, undefined, { id: String(entry.id) });
};

const moveDeposit: Act = (history, pick, { folio }) => {
  const act = pick.of(['taken', 'released', 'kept'] as const) ?? 'taken';
  const amount = act === 'taken' ? 100_000 : pick.partOf(Math.max(1, folio.deposit));
  const how = act === 'kept' ? { reason: 'a broken lamp' } : method(pick);
  const data = { act, amount, ...how, lastEntry: folio.lastEntry };
  const signed = act === 'taken' ? amount : -amount;
  return asManager(
    history,
    'deposit',
    data,
    only(({ deposit }) => ({ deposit: deposit + signed })),
  );
};

const billTo: Act = (history, pick) => {
  const company = pick.of(['', 'Palm Trading LLC', 'Creek Holdings']) ?? '';
  const address = company === '' ? '' : '1 Sheikh Zayed Road';
  return asManager(
    history,
    'billing',
    { company, address, taxNumber: '' },
    only(() => ({})),
  );
};

/** What staff do to the money of a stay by hand, by name. */
export const MONEY_ACTS: Readonly<Record<string, Act>> = {
  ...{ payByHand, refundByHand, tickOff, adjust, takeBack, moveDeposit, billTo },
};
