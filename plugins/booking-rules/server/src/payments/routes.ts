import { guestRoute, type FeatureRoutes } from '../platform/http/routes';

/** How guests pay, and what providers report. */
export const paymentRoutes: FeatureRoutes = {
  contentApi: [
    guestRoute('POST', '/reservations/:reference/payment', 'payments.start'),
    guestRoute('POST', '/payments/stripe/webhook', 'payments.stripeWebhook'),
  ],
};
