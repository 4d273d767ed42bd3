import type { Core } from '@strapi/strapi';
import type { RefundLine } from '../../../shared/contracts/reservation-detail';

interface Row {
  key: string;
  amount: number;
  method: string;
  payment: string | null;
  created_at: number | string;
  done_at: number | string | null;
  last_error: string | null;
}

/** What is or was owed back for a reservation, first to last. */
export async function refundsOf(strapi: Core.Strapi, reference: string): Promise<RefundLine[]> {
  const rows: Row[] = await strapi.db
    .connection('booking_refunds')
    .where({ reference })
    .orderBy('created_at')
    .select('key', 'amount', 'method', 'payment', 'created_at', 'done_at', 'last_error');
  return rows.map(({ key, amount, method, payment, created_at, done_at, last_error }) => ({
    key,
    amount,
    byHand: method === 'manual' || payment === null,
    owedAt: new Date(Number(created_at)).toISOString(),
    doneAt: done_at === null ? null : new Date(Number(done_at)).toISOString(),
    error: last_error,
  }));
}
