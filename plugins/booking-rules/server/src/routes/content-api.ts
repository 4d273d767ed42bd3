/**
 * Whoever asks is answered alike, so nobody is asked who they are: that alone, a query and the making of an ability
 * for each request, costs as much as the answer.
 */
const alike = { config: { auth: false } };

/** The plugin's public HTTP API (contract C), under Strapi's `/api`. */
export const contentApiRoutes = {
  type: 'content-api',
  prefix: '',
  routes: [
    { method: 'GET', path: '/stays', handler: 'stays.find', ...alike },
    { method: 'GET', path: '/apartments/:id/calendar', handler: 'calendar.find', ...alike },
    { method: 'POST', path: '/quotes', handler: 'quotes.create', ...alike },
    { method: 'GET', path: '/quotes/:number', handler: 'quotes.findOne', ...alike },
    { method: 'GET', path: '/reservations', handler: 'reservations.find' },
    { method: 'POST', path: '/reservations', handler: 'reservations.create' },
    { method: 'POST', path: '/reservations/:reference/look-up', handler: 'reservations.lookUp' },
    {
      method: 'POST',
      path: '/reservations/:reference/address-confirmation',
      handler: 'reservations.confirmAddress',
    },
    { method: 'POST', path: '/reservations/:reference/address-link', handler: 'reservations.sendLinkAgain' },
    { method: 'GET', path: '/reservations/:reference', handler: 'reservations.findOne' },
    { method: 'GET', path: '/reservations/:reference/calendar', handler: 'reservations.calendar' },
    { method: 'GET', path: '/reservations/:reference/refund', handler: 'reservations.refund' },
    { method: 'POST', path: '/reservations/:reference/cancellation', handler: 'reservations.cancel' },
    { method: 'POST', path: '/reservations/:reference/payment', handler: 'payments.start' },
    { method: 'POST', path: '/enquiries', handler: 'enquiries.create' },
    { method: 'POST', path: '/payments/stripe/webhook', handler: 'payments.stripeWebhook' },
  ],
};
