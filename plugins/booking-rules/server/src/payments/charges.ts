import type { Knex } from 'knex';
import type { Charge } from '../../../shared/domain/charges';
import type { PaymentMethod } from '../../../shared/domain/reservation';
import { currencyOfBusiness, type MinorUnits } from '../../../shared/format/money';

const CHARGES = 'booking_charges';

/** Money that has come for a reservation, in one piece. */
export interface ReceivedMoney {
  method: PaymentMethod;
  payment: string | null;
  /** The name under which the provider reports what goes back of it; null where it has none. */
  charge: string | null;
  /** Minor units of `currency`. */
  amount: MinorUnits;
  currency: string;
}

/** The same as it is kept. */
export type ChargeRow = Charge & ReceivedMoney & { reference: string };

/** Money that a manager has received: by bank transfer, or in cash. */
export function manualCharge(amount: MinorUnits): ReceivedMoney {
  return { method: 'manual', payment: null, charge: null, amount, currency: currencyOfBusiness() };
}

/** Writes down that money has come. */
export async function recordCharge(
  trx: Knex.Transaction,
  reference: string,
  money: ReceivedMoney,
  now: Date,
): Promise<void> {
  await trx(CHARGES).insert({ ...money, reference, created_at: now.getTime() });
}

/** Takes back that a manager has received money, as far as it has not gone back. */
export async function forgetManualCharge(
  trx: Knex.Transaction,
  reference: string,
  amount: MinorUnits,
): Promise<void> {
  const byHand = (await chargesOf(trx, reference)).filter(({ payment }) => payment === null);
  const isWhole = (charge: ChargeRow) => charge.amount === amount && charge.returned === 0;
  let left = amount;
  for (const charge of byHand.sort((a, b) => Number(isWhole(b)) - Number(isWhole(a)))) {
    const part = Math.min(left, charge.amount - charge.returned);
    left -= part;
    if (part > 0) await trx(CHARGES).where({ id: charge.id }).decrement('amount', part);
  }
}

/** All that has come for a reservation, first to last. */
export async function chargesOf(trx: Knex.Transaction, reference: string): Promise<ChargeRow[]> {
  const rows: ChargeRow[] = await trx<ChargeRow>(CHARGES).where({ reference }).orderBy('id');
  return rows;
}

/** Whether money of a payment has been written down, whatever became of it then. */
export async function isReported(db: Knex, reference: string, payment: string): Promise<boolean> {
  return (await db<ChargeRow>(CHARGES).where({ reference, payment }).first('id')) !== undefined;
}

/** Counts money as gone back of a charge, or (negative) as still here. */
export async function countReturned(trx: Knex.Transaction, id: number, amount: MinorUnits): Promise<void> {
  await trx(CHARGES).where({ id }).increment('returned', amount);
}

/** The charge of a name, whosever it is; null for one that is not of ours. */
export async function chargeOfProvider(
  db: Knex,
  method: PaymentMethod,
  name: string,
): Promise<ChargeRow | null> {
  return (await db<ChargeRow>(CHARGES).where({ method, charge: name }).first()) ?? null;
}

/** The charge that a provider reports on; one that was carried over is known by its way alone, and named then. */
export async function chargeNamed(
  trx: Knex.Transaction,
  reference: string,
  method: PaymentMethod,
  name: string | null,
): Promise<ChargeRow | null> {
  const charges = (await chargesOf(trx, reference)).filter((charge) => charge.method === method);
  const named = charges.find(({ charge }) => name !== null && charge === name);
  if (named) return named;
  const unnamed = charges.find(({ charge }) => charge === null) ?? null;
  if (unnamed && name !== null) await trx(CHARGES).where({ id: unnamed.id }).update({ charge: name });
  return unnamed;
}
