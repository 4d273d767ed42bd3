import type { PaymentProvider } from './provider';

/** Bank transfer or payment on arrival: the manager marks it paid and gives money back by hand. */
export const manualPayments: PaymentProvider = {
  method: 'manual',
  paysFirst: false,
  start: () => Promise.reject(new Error('A payment by hand is not started by the engine')),
  refund: () => Promise.resolve(),
  abandon: () => Promise.resolve(),
};
