import type { Knex } from 'knex';
import type { CardDeposit } from '../../../contracts/money/deposits';
import type { CardDepositState } from '../../../shared/domain/payments/card-deposit';
import type { MinorUnits } from '../../../shared/format/money';
import type { StartedPayment } from './providers/provider';

export const CARD_DEPOSITS = 'booking_card_deposits';
/** Wait before the next attempt, by the number of attempts so far, in minutes. */
const RETRY_MINUTES = [1, 5, 15, 60, 240];
/** Whoever decides asks the provider at once; the job does, after this, where that did not happen. */
const HEAD_START_MS = 60_000;
/** Deposits that are looked at in one run of the job. */
const AT_ONCE = 50;

type Millis = number | string;

/** A deposit that is held on a guest's card, or is to be. Instants in milliseconds, which PostgreSQL hands out as texts. */
export interface CardDepositRow {
  key: string;
  reference: string;
  amount: MinorUnits;
  asked_at: Millis;
  asked_by: string;
  session: string | null;
  session_url: string | null;
  session_ends_at: Millis | null;
  hold: string | null;
  held_at: Millis | null;
  held_until: Millis | null;
  closing: 'release' | 'keep' | null;
  kept: MinorUnits;
  reason: string | null;
  closed_by: string | null;
  next_at: Millis | null;
  attempts: number;
  last_error: string | null;
  done_at: Millis | null;
}

/** Those of a reservation, first to last. */
export async function cardDepositsOf(
  db: Knex | Knex.Transaction,
  reference: string,
): Promise<CardDepositRow[]> {
  const rows: CardDepositRow[] = await db<CardDepositRow>(CARD_DEPOSITS)
    .where({ reference })
    .orderBy([{ column: 'asked_at' }, { column: 'key' }]);
  return rows;
}

/** The one that the provider knows by this name; null for none of ours. */
export async function cardDepositOfHold(db: Knex, hold: string): Promise<CardDepositRow | null> {
  return (await db<CardDepositRow>(CARD_DEPOSITS).where({ hold }).first()) ?? null;
}

/** What has become of one. */
export function stateOf(row: CardDepositRow): CardDepositState {
  if (row.held_at === null) return row.done_at === null ? 'asked' : 'withdrawn';
  if (row.done_at !== null) return row.kept > 0 ? 'kept' : 'released';
  if (row.closing === null) return 'held';
  return row.closing === 'keep' ? 'keeping' : 'releasing';
}

/** One as staff see it. A bank may take back more than was kept: then nothing is. */
export function cardDepositView(row: CardDepositRow): CardDeposit {
  const instant = (ms: Millis): string => new Date(Number(ms)).toISOString();
  const { key, amount, asked_at, asked_by, held_until, last_error } = row;
  const kept = Math.max(0, row.kept);
  return {
    ...{ key, amount, kept, state: stateOf(row), askedBy: asked_by, error: last_error },
    askedAt: instant(asked_at),
    heldUntil: held_until === null ? null : instant(held_until),
  };
}

/** Writes a new one down. The caller holds the lock of the reservation. */
export async function insertCardDeposit(
  trx: Knex.Transaction,
  { reference, amount }: { reference: string; amount: MinorUnits },
  { by, now }: { by: string; now: Date },
): Promise<CardDepositRow> {
  const earlier = await cardDepositsOf(trx, reference);
  const row: CardDepositRow = {
    ...{ key: `${reference}-deposit-${earlier.length + 1}`, reference, amount },
    ...{ asked_at: now.getTime(), asked_by: by.slice(0, 120) },
    ...{
      session: null,
      session_url: null,
      session_ends_at: null,
      hold: null,
      held_at: null,
      held_until: null,
    },
    ...{ closing: null, kept: 0, reason: null, closed_by: null },
    ...{ next_at: null, attempts: 0, last_error: null, done_at: null },
  };
  await trx(CARD_DEPOSITS).insert(row);
  return row;
}

/** Changes one. The caller holds the lock of its reservation. */
export async function changeCardDeposit(
  trx: Knex.Transaction,
  key: string,
  change: Partial<Omit<CardDepositRow, 'key' | 'reference'>>,
): Promise<void> {
  await trx(CARD_DEPOSITS).where({ key }).update(change);
}

/** Counts more of one as kept, or (negative) less. */
export async function countKept(trx: Knex.Transaction, key: string, amount: MinorUnits): Promise<void> {
  await trx(CARD_DEPOSITS).where({ key }).increment('kept', amount);
}

/** The page on which the card is given. */
export function pageChange({ url, paymentReference, endsAt }: StartedPayment): Partial<CardDepositRow> {
  return { session: paymentReference, session_url: url, session_ends_at: endsAt.getTime() };
}

/** What staff have decided about one that is held, and the provider is to be asked. */
export function closingChange(
  closing: { kept: MinorUnits; reason: string } | null,
  { by, now }: { by: string; now: Date },
): Partial<CardDepositRow> {
  return {
    ...{ closing: closing ? 'keep' : 'release', kept: closing?.kept ?? 0, reason: closing?.reason ?? null },
    ...{ closed_by: by.slice(0, 120), attempts: 0, next_at: now.getTime() + HEAD_START_MS, last_error: null },
  };
}

/** Takes back what was decided, because the provider refuses it. */
export function refusedChange(why: string, { held_until }: CardDepositRow): Partial<CardDepositRow> {
  const nothing = { closing: null, kept: 0, reason: null, closed_by: null, attempts: 0 } as const;
  return { ...nothing, next_at: held_until, last_error: why.slice(0, 500) };
}

/** Has the provider asked again after a failure. */
export function failedChange(
  { attempts }: CardDepositRow,
  error: unknown,
  now: Date,
): Partial<CardDepositRow> {
  const minutes = RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length - 1)] ?? 240;
  return {
    attempts: attempts + 1,
    next_at: now.getTime() + minutes * 60_000,
    last_error: String(error).slice(0, 500),
  };
}

/** Those that cards hold and nobody has decided about. */
export async function undecidedCardDeposits(db: Knex): Promise<CardDepositRow[]> {
  const rows: CardDepositRow[] = await db<CardDepositRow>(CARD_DEPOSITS)
    .whereNotNull('held_at')
    .whereNull('done_at')
    .whereNull('closing')
    .orderBy('held_until');
  return rows;
}

/** Those about which the provider is to be asked: decided and not answered, or held until now. */
export async function dueCardDeposits(db: Knex, now: Date): Promise<CardDepositRow[]> {
  const rows: CardDepositRow[] = await db<CardDepositRow>(CARD_DEPOSITS)
    .whereNotNull('held_at')
    .whereNull('done_at')
    .andWhere('next_at', '<=', now.getTime())
    .orderBy('next_at')
    .limit(AT_ONCE);
  return rows;
}
