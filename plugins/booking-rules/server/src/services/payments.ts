import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PaymentMethod } from '../../../shared/contracts/reservations';
import { manualPayments } from '../payments/manual';
import type { PaymentProvider } from '../payments/provider';
import { findReservation } from '../reservations/find';

const REFUNDS = 'booking_refunds';
/** Wait before the next attempt, by the number of attempts so far, in minutes. */
const RETRY_MINUTES = [1, 5, 15, 60, 240];

/** Money that has to be given back. */
export interface OwedRefund {
  key: string;
  reference: string;
  amount: number;
  /** The way in which it came, and goes back. */
  method: PaymentMethod;
  /** The provider's own name of the payment; null for money that came by hand. */
  payment: string | null;
  attempts: number;
}

/** The ways to pay that are switched on, and the refunds that are owed. */
export const createPayments = ({ strapi }: { strapi: Core.Strapi }) => {
  const providers = new Map<PaymentMethod, PaymentProvider>([[manualPayments.method, manualPayments]]);

  async function pay(owed: OwedRefund, now: Date): Promise<void> {
    const row = strapi.db.connection(REFUNDS).where({ key: owed.key });
    try {
      const reservation = await findReservation(strapi, owed.reference);
      if (reservation) {
        const paid = { ...reservation, paymentReference: owed.payment };
        await providerFor(owed.method).refund(paid, owed.amount, owed.key);
      }
      await row.update({ done_at: now.getTime(), last_error: null });
    } catch (error) {
      const minutes = RETRY_MINUTES[Math.min(owed.attempts, RETRY_MINUTES.length - 1)] ?? 240;
      await row.update({
        attempts: owed.attempts + 1,
        next_at: now.getTime() + minutes * 60_000,
        last_error: String(error).slice(0, 500),
      });
      strapi.log.error(`A refund of reservation ${owed.reference} failed and will be tried again`);
    }
  }

  /** @throws ValidationError for a way to pay that is not switched on */
  function providerFor(method: PaymentMethod): PaymentProvider {
    const provider = providers.get(method);
    if (provider) return provider;
    throw new errors.ValidationError('This way to pay is not offered', {
      errors: [{ path: ['data', 'payment'], message: 'is not offered', name: 'ValidationError' }],
    });
  }

  return {
    /** Switches a way to pay on. */
    register(provider: PaymentProvider): void {
      providers.set(provider.method, provider);
    },

    /** The ways to pay that guests are offered, by hand first. */
    offered(): PaymentMethod[] {
      return [...providers.keys()];
    },

    providerFor,

    /** Notes, in the transaction of the move that causes it, that money has to be given back. */
    async owe(trx: Knex.Transaction, owed: Omit<OwedRefund, 'key' | 'attempts'>, now: Date): Promise<void> {
      const { reference } = owed;
      // Whoever moves a reservation has it locked, so nobody else counts meanwhile.
      const earlier: { key: string }[] = await trx(REFUNDS).where({ reference }).select('key');
      await trx(REFUNDS).insert({
        ...owed,
        key: `${reference}-${earlier.length + 1}`,
        next_at: now.getTime(),
        created_at: now.getTime(),
      });
    },

    /** Gives back what is owed and due. Run by a job, on one process at a time. */
    async payOwed(now: Date): Promise<void> {
      const owed: OwedRefund[] = await strapi.db
        .connection(REFUNDS)
        .whereNull('done_at')
        .andWhere('next_at', '<=', now.getTime())
        .orderBy('created_at')
        .limit(50)
        .select('key', 'reference', 'amount', 'method', 'payment', 'attempts');
      for (const refund of owed) await pay(refund, now);
    },
  };
};

export type Payments = ReturnType<typeof createPayments>;
