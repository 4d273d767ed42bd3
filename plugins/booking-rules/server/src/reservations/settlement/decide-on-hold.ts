import {
  depositClosed,
  depositHeld,
  depositReturned,
  HOLD_DAYS,
  keptOnCard,
} from '../../../../shared/domain/payments/card-deposit';
import type { Entry } from '../../../../shared/domain/folio/entry';
import { localDay } from '../../../../shared/domain/local-day';
import { formatInstant } from '../../../../shared/format/instant';
import { formatAmount } from '../../../../shared/format/money';
import { closingChange, type CardDepositRow } from '../../payments/card-deposits';
import type { CardHold } from '../../payments/providers/provider';
import type { ReservationDocument } from '../../records/reservations/reservation';
import type { Transition } from '../transition';

/** A deposit as the provider tells it, and all that we know of it. */
export interface HoldToDecide {
  row: CardDepositRow;
  hold: CardHold;
  /** Of the reservation. */
  state: ReservationDocument['state'];
  /** Of the reservation's folio. */
  entries: readonly Entry[];
  now: Date;
}

type RowChange = Partial<Omit<CardDepositRow, 'key' | 'reference'>>;

/** What becomes of the reservation, and of our row of the deposit. */
export interface HoldDecision extends Transition {
  row: RowChange;
}

const DAY_MS = 86_400_000;

/**
 * What a deposit as the provider tells it does to ours; null when it changes nothing. What is told twice, late or in
 * another order changes nothing the second time.
 */
export function decideOnHold(about: HoldToDecide): HoldDecision | null {
  const { row, hold } = about;
  const isSettled = row.held_at !== null && row.done_at !== null;
  if (hold.state === 'waiting') return null;
  if (isSettled) return hold.state === 'taken' ? onReturn(about) : null;
  if (hold.state === 'held') return onHeld(about);
  return hold.state === 'taken' ? onTaken(about) : onGone(about);
}

/** The card holds it. Nobody wants it any more of a stay that does not take place, or once it was withdrawn. */
function onHeld({ row, hold, state, now }: HoldToDecide): HoldDecision | null {
  if (row.held_at !== null) return null;
  const words = `${wordsOf(hold)} held on the card`;
  const { charges, change, until } = arrival({ row, hold, now });
  if (row.done_at === null && state === 'confirmed')
    return {
      to: state,
      why: `${words} until ${formatInstant(until.toISOString())}`,
      charges,
      row: change,
    };
  const release = { ...closingChange(null, { by: 'system', now }), next_at: now.getTime(), done_at: null };
  return {
    to: state,
    why: `${words}, and no longer wanted: released`,
    charges,
    row: { ...change, ...release },
  };
}

/** It is kept, all or a part: as was decided here, or by a person on the provider's pages. */
function onTaken({ row, hold, state, now }: HoldToDecide): HoldDecision {
  const { amount, taken, returned } = hold;
  const money = moneyOf(row, hold, now);
  const { charges, change } = arrival({ row, hold, now });
  const why = row.reason ?? 'taken on the payment provider’s pages';
  const back = returned > 0 ? depositReturned(returned, 'refunded', money) : [];
  return {
    to: state,
    why: `${wordsOf(hold)}, ${formatAmount(taken)} kept: ${why}`.slice(0, 250),
    charges: [...charges, ...depositClosed(amount, { amount: taken, reason: why }, money), ...back],
    row: { ...change, ...closed(now), kept: taken - returned, reason: why },
  };
}

/** The card holds it no longer: as was decided here, or otherwise. */
function onGone({ row, hold, state, now }: HoldToDecide): HoldDecision | null {
  // Gone before the card held anything: it can be given anew.
  if (row.held_at === null && !hold.wasHeld) return null;
  const { charges, change } = arrival({ row, hold, now });
  const isOurs = row.closing === 'release' || row.done_at !== null;
  const words = wordsOf(hold);
  return {
    to: state,
    why: isOurs ? `${words} released` : `${words} is no longer held: the payment provider released it`,
    charges: [...charges, ...depositClosed(hold.amount, null, moneyOf(row, hold, now))],
    mails: isOurs ? [] : ['manager-deposit-ended'],
    row: { ...change, ...closed(now), kept: 0 },
  };
}

/** What was kept has gone back on the provider's pages, or a refund of it has failed. */
function onReturn({ row, hold, state, entries, now }: HoldToDecide): HoldDecision | null {
  const returned = keptOnCard(entries, row.key) - (hold.taken - hold.returned);
  if (returned === 0) return null;
  const what =
    returned > 0
      ? `${formatAmount(returned)} of what was kept refunded on the payment provider’s pages`
      : `the refund of ${formatAmount(0 - returned)} failed; it is kept`;
  return {
    to: state,
    why: `deposit: ${what}`,
    charges: depositReturned(returned, 'refunded', moneyOf(row, hold, now)),
    row: { kept: row.kept - returned },
  };
}

/** What is written when a card begins to hold a deposit; nothing when that is known. */
function arrival({ row, hold, now }: Pick<HoldToDecide, 'row' | 'hold' | 'now'>) {
  const until = hold.heldUntil ?? new Date(now.getTime() + HOLD_DAYS * DAY_MS);
  if (row.held_at !== null) return { until, charges: [], change: {} };
  const { amount } = hold;
  const change: RowChange = {
    ...{ hold: hold.hold, amount, held_at: now.getTime(), held_until: until.getTime() },
    ...{ next_at: until.getTime(), session: null, session_url: null, session_ends_at: null },
  };
  return { until, charges: [depositHeld(amount, moneyOf(row, hold, now))], change };
}

function closed(now: Date): RowChange {
  return { done_at: now.getTime(), closing: null, next_at: null, last_error: null };
}

function moneyOf({ key }: CardDepositRow, { hold }: CardHold, now: Date) {
  return { method: 'stripe', day: localDay(now), reference: key, providerId: hold } as const;
}

function wordsOf({ amount }: CardHold): string {
  return `deposit: ${formatAmount(amount)}`;
}
