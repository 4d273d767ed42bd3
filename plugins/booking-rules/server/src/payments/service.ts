import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { shareRefund } from '../../../shared/domain/charges';
import type { PaymentMethod } from '../../../shared/contracts/reservations';
import { CURRENCY, type Fils } from '../../../shared/format/money';
import { engineOf } from '../engine';
import { chargesOf, countReturned } from './charges';
import { arrivalPayments, manualPayments } from './providers/manual';
import type { PaymentProvider } from './providers/provider';
import { markRefused, transitionOfRefusal, RefundRefused } from '../reservations/settlement/refused-refund';
import type { ReservationDocument } from '../records/reservation';
import { findReservation } from '../records/find-reservation';
import { transitionReservation } from '../reservations/transition';

const REFUNDS = 'booking_refunds';
/** Wait before the next attempt, by the number of attempts so far, in minutes; ten attempts take three days. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1_440];
/** A refund that has failed so often is left to a manager. */
const MOST_ATTEMPTS = 10;

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

/** A refund of one charge. */
interface Part {
  charge_id: number | null;
  method: PaymentMethod;
  payment: string | null;
  amount: Fils;
}

/** The ways to pay that are switched on, and the refunds that are owed. */
export const createPayments = ({ strapi }: { strapi: Core.Strapi }) => {
  const providers = new Map<PaymentMethod, PaymentProvider>(
    [manualPayments, arrivalPayments].map((provider) => [provider.method, provider]),
  );

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
      const attempts = owed.attempts + 1;
      if (error instanceof RefundRefused || attempts >= MOST_ATTEMPTS) {
        await refuse(
          owed,
          error instanceof RefundRefused ? error.message : `it failed ${attempts} times`,
          now,
        );
        return;
      }
      const minutes = RETRY_MINUTES[Math.min(owed.attempts, RETRY_MINUTES.length - 1)] ?? 1_440;
      await row.update({
        attempts,
        next_at: now.getTime() + minutes * 60_000,
        last_error: String(error).slice(0, 500),
      });
      strapi.log.error(`A refund of reservation ${owed.reference} failed and will be tried again`);
    }
  }

  /** Leaves a refund to a manager: on the list of what could not be refunded, with a mail. */
  async function refuse({ key, reference, amount }: OwedRefund, why: string, now: Date): Promise<void> {
    const outcome = { isNew: false };
    await transitionReservation(
      strapi,
      reference,
      'system',
      now,
      (reservation) => (outcome.isNew ? transitionOfRefusal(reservation, amount, why) : null),
      async (trx) => {
        outcome.isNew = await markRefused(trx, key, why, now);
      },
    );
    strapi.log.error(`Money of reservation ${reference} could not be given back: ${why}`);
  }

  /** @throws ValidationError for a way to pay that is not switched on */
  function providerFor(method: PaymentMethod): PaymentProvider {
    const provider = providers.get(method);
    if (provider) return provider;
    throw notEnabled();
  }

  function notEnabled(): Error {
    return new errors.ValidationError('This way to pay is not offered', {
      errors: [{ path: ['data', 'payment'], message: 'is not offered', name: 'ValidationError' }],
    });
  }

  function offered(): PaymentMethod[] {
    const { payOnArrival } = engineOf(strapi).inventory.current().policies.booking;
    return [...providers.keys()].filter((method) => method !== 'on-arrival' || payOnArrival);
  }

  return {
    /** Switches a way to pay on. */
    register(provider: PaymentProvider): void {
      providers.set(provider.method, provider);
    },

    /** The ways to pay that guests are offered, by hand first. */
    offered,

    /** @throws ValidationError for a way to pay that guests are not offered now */
    requireEnabled(method: PaymentMethod): void {
      if (!offered().includes(method)) throw notEnabled();
    },

    providerFor,

    /**
     * Notes, in the transaction of the move that causes it, that money has to be given back: a refund for each
     * charge that it is of.
     * @param of the payment that all of it is of; null for all that has come, the reservation's own payment first
     */
    async owe(
      trx: Knex.Transaction,
      { reference, payment: method, paymentReference }: ReservationDocument,
      amount: Fils,
      of: { method: PaymentMethod; paymentReference: string } | null,
      now: Date,
    ): Promise<void> {
      // Whoever moves a reservation has it locked, so nobody else counts meanwhile.
      const earlier: { key: string }[] = await trx(REFUNDS).where({ reference }).select('key');
      const charges = (await chargesOf(trx, reference)).filter(({ payment, currency }) =>
        of ? payment === of.paymentReference : currency === CURRENCY,
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
      for (const [index, part] of parts.entries()) {
        await trx(REFUNDS).insert({
          ...part,
          key: `${reference}-${earlier.length + index + 1}`,
          reference,
          next_at: now.getTime(),
          created_at: now.getTime(),
        });
        if (part.charge_id !== null) await countReturned(trx, part.charge_id, part.amount);
      }
    },

    /** Gives back what is owed and due. Run by a job, on one process at a time. */
    async payOwed(now: Date): Promise<void> {
      const owed: OwedRefund[] = await strapi.db
        .connection(REFUNDS)
        .whereNull('done_at')
        .whereNull('refused_at')
        .andWhere('next_at', '<=', now.getTime())
        .orderBy('created_at')
        .limit(50)
        .select('key', 'reference', 'amount', 'method', 'payment', 'attempts');
      for (const refund of owed) await pay(refund, now);
    },
  };
};

export type Payments = ReturnType<typeof createPayments>;
