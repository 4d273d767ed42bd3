import type { PaymentProvider } from './provider';

/** Bank transfer: the manager marks it paid and gives money back by hand. */
export const manualPayments: PaymentProvider = {
  method: 'manual',
  paysFirst: false,
  start: () => Promise.reject(new Error('A payment by hand is not started by the engine')),
  refund: () => Promise.resolve(),
  abandon: () => Promise.resolve(),
};

/** Payment on arrival, where a manager allows it; otherwise as a bank transfer. */
export const arrivalPayments: PaymentProvider = { ...manualPayments, method: 'on-arrival' };
