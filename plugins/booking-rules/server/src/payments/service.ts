import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { PaymentMethod } from '../../../shared/domain/reservation';
import type { InventoryService } from '../inventory/service';
import type { ReservationDocument } from '../records/reservations/reservation';
import { arrivalPayments, manualPayments } from './providers/manual';
import type { PaymentProvider } from './providers/provider';
import type { StripeSettings } from './providers/stripe';

/** A reservation with the payments that may have been started for it. */
type StartedPayments = Pick<ReservationDocument, 'reference' | 'payment' | 'paymentReference'> & {
  terms?: Pick<ReservationDocument['terms'], 'checkout'>;
};

export interface PaymentsDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** The ways to pay that are enabled. */
export const createPayments = ({ strapi, inventory }: PaymentsDeps) => {
  const providers = new Map<PaymentMethod, PaymentProvider>(
    [manualPayments, arrivalPayments].map((provider) => [provider.method, provider]),
  );

  /** @throws ValidationError for a way to pay that is not enabled */
  function providerFor(method: PaymentMethod): PaymentProvider {
    const provider = providers.get(method);
    if (provider) return provider;
    throw notEnabled();
  }

  function enabledMethods(): PaymentMethod[] {
    const { payOnArrival } = inventory.current().policies.booking;
    return [...providers.keys()].filter((method) => method !== 'on-arrival' || payOnArrival);
  }

  return {
    /** Enables cards when they are set up; otherwise nothing of Stripe is even loaded. */
    async enableStripe(): Promise<void> {
      const settings: StripeSettings | null | undefined = strapi.config.get('plugin::booking-rules.stripe');
      if (!settings) return;
      const { createStripePayments } = await import('./providers/stripe.js');
      providers.set('stripe', createStripePayments(settings, strapi.config.get('server.url')));
    },

    /** The ways in which guests can pay now, bank transfer first. */
    enabledMethods,

    /** @throws ValidationError for a way in which guests cannot pay now */
    requireEnabled(method: PaymentMethod): void {
      if (!enabledMethods().includes(method)) throw notEnabled();
    },

    providerFor,

    /**
     * Ends the payments of a reservation that does not need them any more. When that fails the guest can still pay, and
     * the late payment is dealt with as such; so the log says it and nobody is stopped.
     */
    async expireSession({ reference, payment, paymentReference, terms }: StartedPayments): Promise<void> {
      const started = [
        { method: payment, session: paymentReference },
        { method: 'stripe' as const, session: terms?.checkout?.session ?? null },
      ];
      for (const { method, session } of started) {
        if (session === null || !providers.has(method)) continue;
        try {
          await providerFor(method).expireSession(session);
        } catch (error) {
          strapi.log.error(`The payment of reservation ${reference} could not be ended: ${String(error)}`);
        }
      }
    },
  };
};

export type Payments = ReturnType<typeof createPayments>;

function notEnabled(): Error {
  return new errors.ValidationError('This payment method is not available', {
    errors: [{ path: ['data', 'payment'], message: 'is not offered', name: 'ValidationError' }],
  });
}
