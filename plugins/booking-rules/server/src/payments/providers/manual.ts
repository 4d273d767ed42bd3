import type { PaymentProvider } from './provider';

/** Bank transfer: a manager marks it paid and gives money back. */
export const manualPayments: PaymentProvider = {
  method: 'manual',
  paysFirst: false,
  start: () => Promise.reject(new Error('The engine does not start a payment that a manager receives')),
  read: () => Promise.reject(new Error('The engine has not started a payment that a manager receives')),
  refund: () => Promise.resolve(),
  expireSession: () => Promise.resolve(),
};

/** Payment on arrival, where a manager allows it; otherwise as a bank transfer. */
export const arrivalPayments: PaymentProvider = { ...manualPayments, method: 'on-arrival' };
