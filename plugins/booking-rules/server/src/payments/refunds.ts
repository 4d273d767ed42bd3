import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PaymentMethod } from '../../../shared/domain/reservation';
import type { RefundLine } from '../../../contracts/reservations/reservations-admin';
import { shareRefund } from '../../../shared/domain/charges';
import { currencyOfBusiness, type MinorUnits } from '../../../shared/format/money';
import type { ReservationDocument } from '../records/reservations/reservation';
import { chargesOf, countReturned } from './charges';

const REFUNDS = 'booking_refunds';
/** Wait before the next attempt, by the number of attempts so far, in minutes; ten attempts take three days. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1_440];
/** Refunds that are given back in one run of the job. */
const AT_ONCE = 50;

/** Money to be refunded. */
export interface OwedRefund {
  key: string;
  reference: string;
  amount: MinorUnits;
  /** The way in which it came, and goes back. */
  method: PaymentMethod;
  /** The provider's own name of the payment; null for money that a manager received. */
  payment: string | null;
  attempts: number;
}

/** A refund of one charge. */
interface Part {
  charge_id: number | null;
  method: PaymentMethod;
  payment: string | null;
  amount: MinorUnits;
}

/** A refund that was written down, under its key. */
export interface OwedPart extends Part {
  key: string;
}

/** A row of the table. Instants in milliseconds, which PostgreSQL hands out as text. */
interface RefundRow extends OwedRefund {
  charge_id: number | null;
  created_at: number | string;
  done_at: number | string | null;
  refused_at: number | string | null;
  settled_by: string | null;
  last_error: string | null;
}

/** Refunds that are owed to guests, and what has become of them. Knows nothing of the states of reservations. */
export const createRefunds = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Notes, in the transaction that causes it, that money has to be given back: a refund for each charge that it is
   * of. The caller holds the lock of the reservation.
   * @param of the payment that all of it is of; null for all that has come, the reservation's own payment first
   * @returns the refunds
   */
  async owe(
    trx: Knex.Transaction,
    { reference, payment: method, paymentReference }: ReservationDocument,
    amount: MinorUnits,
    of: { method: PaymentMethod; paymentReference: string } | null,
    now: Date,
  ): Promise<OwedPart[]> {
    const earlier: { key: string }[] = await trx(REFUNDS).where({ reference }).select('key');
    const charges = (await chargesOf(trx, reference)).filter(({ payment, currency }) =>
      of ? payment === of.paymentReference : currency === currencyOfBusiness(),
    );
    const { shares, rest } = shareRefund(charges, amount, paymentReference);
    const parts: Part[] = shares.map(({ charge, amount: share }) => ({
      charge_id: charge.id,
      method: charge.method,
      payment: charge.payment,
      amount: share,
    }));
    // Money that nobody has written down goes back in the way of the reservation.
    if (rest > 0) {
      const way = of ?? { method, paymentReference };
      parts.push({ charge_id: null, method: way.method, payment: way.paymentReference, amount: rest });
    }
    const owed = parts.map((part, index) => ({ ...part, key: `${reference}-${earlier.length + index + 1}` }));
    for (const part of owed) {
      await trx(REFUNDS).insert({
        ...part,
        reference,
        next_at: now.getTime(),
        created_at: now.getTime(),
      });
      if (part.charge_id !== null) await countReturned(trx, part.charge_id, part.amount);
    }
    return owed;
  },

  /** The oldest refunds that are owed and due. */
  async due(now: Date): Promise<OwedRefund[]> {
    return (
      strapi.db
        .connection<RefundRow>(REFUNDS)
        .whereNull('done_at')
        .whereNull('refused_at')
        .andWhere('next_at', '<=', now.getTime())
        // The others are given back by a manager.
        .whereNotNull('payment')
        .whereNotIn('method', ['manual', 'on-arrival'])
        .orderBy('created_at')
        .limit(AT_ONCE)
        .select('key', 'reference', 'amount', 'method', 'payment', 'attempts')
    );
  },

  /** Notes that a refund has been given back; false when it has been, or was refused meanwhile. */
  async markDone(trx: Knex.Transaction, { key }: OwedRefund, now: Date): Promise<boolean> {
    const open = trx(REFUNDS).where({ key }).whereNull('done_at').whereNull('refused_at');
    return (await open.update({ done_at: now.getTime(), last_error: null })) > 0;
  },

  /** Notes a failed attempt, and when to try again. */
  async markFailed({ key, attempts }: OwedRefund, error: unknown, now: Date): Promise<void> {
    const minutes = RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length - 1)] ?? 1_440;
    await strapi.db
      .connection(REFUNDS)
      .where({ key })
      .update({
        attempts: attempts + 1,
        next_at: now.getTime() + minutes * 60_000,
        last_error: String(error).slice(0, 500),
      });
  },

  /**
   * Puts a refund on the manager's list; false when it stands there already, or has been settled.
   * @param key of the refund, as the engine gave it to the provider
   */
  async markRefused(trx: Knex.Transaction, key: string, why: string, now: Date): Promise<boolean> {
    const row = await trx<RefundRow>(REFUNDS)
      .where({ key })
      .whereNull('refused_at')
      .first('amount', 'charge_id');
    if (!row) return false;
    const refused = { refused_at: now.getTime(), done_at: null, last_error: why.slice(0, 500) };
    await trx(REFUNDS).where({ key }).update(refused);
    if (row.charge_id !== null) await countReturned(trx, row.charge_id, -row.amount);
    return true;
  },

  /**
   * Notes, in the transaction that causes it, that staff have given money back: of what they received before all
   * else. The caller holds the lock of the reservation.
   * @param by the manager's email address
   */
  async handBack(
    trx: Knex.Transaction,
    reservation: ReservationDocument,
    amount: MinorUnits,
    by: string,
    now: Date,
  ): Promise<OwedPart[]> {
    const parts = await this.owe(trx, { ...reservation, paymentReference: null }, amount, null, now);
    const keys = parts.map(({ key }) => key);
    await trx(REFUNDS)
      .whereIn('key', keys)
      .update({ done_at: now.getTime(), settled_by: by.slice(0, 120) });
    return parts;
  },

  /**
   * Notes that a manager has given a refund back: one of money that a manager received, or one that the provider
   * refused.
   * @param by the manager's email address
   * @returns the amount, and whether it had been refused; null when no such refund waits for a manager
   */
  async markSettled(
    trx: Knex.Transaction,
    { key, reference }: { key: string; reference: string },
    by: string,
    now: Date,
  ): Promise<{ amount: MinorUnits; wasRefused: boolean } | null> {
    const row = await trx<RefundRow>(REFUNDS)
      .where({ key, reference })
      .whereNull('done_at')
      .first('amount', 'charge_id', 'refused_at', 'method', 'payment');
    if (!row) return null;
    const wasRefused = row.refused_at !== null;
    if (!wasRefused && !isForManager(row)) return null;
    await trx(REFUNDS)
      .where({ key })
      .update({ done_at: now.getTime(), settled_by: by.slice(0, 120) });
    if (wasRefused && row.charge_id !== null) await countReturned(trx, row.charge_id, row.amount);
    return { amount: row.amount, wasRefused };
  },

  /**
   * Takes back that a manager has given a refund back.
   * @param waits it had been asked for; else it never was
   */
  async reopen(trx: Knex.Transaction, key: string, waits: boolean): Promise<void> {
    const row = await trx<RefundRow>(REFUNDS).where({ key }).first('amount', 'charge_id', 'refused_at');
    if (!row) return;
    const wasRefused = row.refused_at !== null;
    const change = waits || wasRefused ? { done_at: null, settled_by: null } : { amount: 0 };
    await trx(REFUNDS).where({ key }).update(change);
    // One that waits is about to go back of its charge, as before.
    if (!waits && row.charge_id !== null) await countReturned(trx, row.charge_id, -row.amount);
  },

  /** What is or was owed back for a reservation, first to last. */
  async of(reference: string): Promise<RefundLine[]> {
    const found: RefundRow[] = await strapi.db
      .connection<RefundRow>(REFUNDS)
      .where({ reference })
      .where('amount', '>', 0)
      .orderBy('created_at');
    const instant = (ms: number | string): string => new Date(Number(ms)).toISOString();
    return found.map(
      ({ key, amount, method, payment, created_at, done_at, refused_at, settled_by, last_error }) => ({
        key,
        amount,
        byManager: isForManager({ method, payment }),
        owedAt: instant(created_at),
        doneAt: done_at === null ? null : instant(done_at),
        refusedAt: refused_at === null ? null : instant(refused_at),
        settledBy: settled_by,
        error: last_error,
      }),
    );
  },

  /** What staff have to give back, in minor units by the reference of its reservation: by hand, or refused by a provider. */
  async waitingForStaff(): Promise<Map<string, { byHand: MinorUnits; refused: MinorUnits; since: Date }>> {
    const found: RefundRow[] = await strapi.db
      .connection<RefundRow>(REFUNDS)
      .whereNull('done_at')
      .where('amount', '>', 0)
      .orderBy('created_at');
    const waiting = new Map<string, { byHand: MinorUnits; refused: MinorUnits; since: Date }>();
    for (const row of found) {
      const isRefused = row.refused_at !== null;
      if (!isRefused && !isForManager(row)) continue;
      const {
        byHand = 0,
        refused = 0,
        since = new Date(Number(row.created_at)),
      } = waiting.get(row.reference) ?? {};
      waiting.set(row.reference, {
        byHand: byHand + (isRefused ? 0 : row.amount),
        refused: refused + (isRefused ? row.amount : 0),
        since,
      });
    }
    return waiting;
  },
});

export type Refunds = ReturnType<typeof createRefunds>;

/** Money that a manager received goes back by a manager. */
function isForManager({ method, payment }: Pick<RefundRow, 'method' | 'payment'>): boolean {
  return method === 'manual' || method === 'on-arrival' || payment === null;
}
