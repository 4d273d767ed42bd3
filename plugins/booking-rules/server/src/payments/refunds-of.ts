import type { Core } from '@strapi/strapi';
import type { RefundLine } from '../../../shared/contracts/reservation-detail';

interface Row {
  key: string;
  amount: number;
  method: string;
  payment: string | null;
  created_at: number | string;
  done_at: number | string | null;
  refused_at: number | string | null;
  settled_by: string | null;
  last_error: string | null;
}

/** What is or was owed back for a reservation, first to last. */
export async function refundsOf(strapi: Core.Strapi, reference: string): Promise<RefundLine[]> {
  const rows: Row[] = await strapi.db
    .connection('booking_refunds')
    .where({ reference })
    .orderBy('created_at')
    .select(
      'key',
      'amount',
      'method',
      'payment',
      'created_at',
      'done_at',
      'refused_at',
      'settled_by',
      'last_error',
    );
  return rows.map(
    ({ key, amount, method, payment, created_at, done_at, refused_at, settled_by, last_error }) => ({
      key,
      amount,
      byHand: method === 'manual' || payment === null,
      owedAt: new Date(Number(created_at)).toISOString(),
      doneAt: done_at === null ? null : new Date(Number(done_at)).toISOString(),
      refusedAt: refused_at === null ? null : new Date(Number(refused_at)).toISOString(),
      settledBy: settled_by,
      error: last_error,
    }),
  );
}

/** What providers have refused to give back and nobody has settled yet, in fils by the reference of its reservation. */
export async function refusedRefunds(strapi: Core.Strapi): Promise<Map<string, number>> {
  const rows: { reference: string; amount: number | string }[] = await strapi.db
    .connection('booking_refunds')
    .whereNotNull('refused_at')
    .whereNull('done_at')
    .groupBy('reference')
    .select('reference')
    .sum({ amount: 'amount' });
  return new Map(rows.map(({ reference, amount }) => [reference, Number(amount)]));
}
