import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { formatFils, type Fils } from '../../../../shared/format/money';
import type { ReservationDocument } from '../../records/reservation';
import type { Actor } from '../manage';
import { transitionReservation, type Transition } from '../transition';
import { countReturned } from '../../payments/charges';

const REFUNDS = 'booking_refunds';

/** The provider will never make this refund, however often it is asked. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}

interface RefundRow {
  key: string;
  reference: string;
  amount: Fils;
  charge_id: number | null;
}

/** What a refused refund does to its reservation: the money is still here, and a manager gives it back. */
export function transitionOfRefusal(
  { state, refundedAmount }: ReservationDocument,
  amount: Fils,
  why: string,
): Transition {
  return {
    to: state,
    why: `${formatFils(amount)} could not be given back (${why}): give them back by other means`.slice(
      0,
      300,
    ),
    change: { refundedAmount: Math.max(0, refundedAmount - amount) },
    mails: ['manager-refund-refused'],
  };
}

/**
 * Puts a refund on the manager's list; false when it stands there already, or has been settled.
 * @param key of the refund, as the engine gave it to the provider
 */
export async function markRefused(
  trx: Knex.Transaction,
  key: string,
  why: string,
  now: Date,
): Promise<boolean> {
  const row = await trx<RefundRow>(REFUNDS)
    .where({ key })
    .whereNull('refused_at')
    .first('amount', 'charge_id');
  if (!row) return false;
  const refused = { refused_at: now.getTime(), done_at: null, last_error: why.slice(0, 500) };
  await trx(REFUNDS).where({ key }).update(refused);
  if (row.charge_id !== null) await countReturned(trx, row.charge_id, -row.amount);
  return true;
}

/**
 * Notes that a manager has given a refused refund back by other means.
 * @throws NotFoundError when no such refund waits for it
 */
export function settleRefund(
  strapi: Core.Strapi,
  reference: string,
  key: string,
  { by, now }: Actor,
): Promise<ReservationDocument> {
  const settled = { amount: 0 };
  return transitionReservation(
    strapi,
    reference,
    by,
    now,
    ({ state, refundedAmount }): Transition => ({
      to: state,
      why: `${formatFils(settled.amount)} given back by other means`,
      change: { refundedAmount: refundedAmount + settled.amount },
    }),
    async (trx) => {
      const row = await trx<RefundRow>(REFUNDS)
        .where({ key, reference })
        .whereNotNull('refused_at')
        .whereNull('done_at')
        .first('amount', 'charge_id');
      if (!row) throw new errors.NotFoundError('No refund of this reservation waits for that');
      settled.amount = row.amount;
      await trx(REFUNDS)
        .where({ key })
        .update({ done_at: now.getTime(), settled_by: by.slice(0, 120) });
      if (row.charge_id !== null) await countReturned(trx, row.charge_id, row.amount);
    },
  );
}
