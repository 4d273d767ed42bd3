/** The plugin's public HTTP API (contract C), under Strapi's `/api`. */
export const contentApiRoutes = {
  type: 'content-api',
  prefix: '',
  routes: [
    { method: 'GET', path: '/stays', handler: 'stays.find' },
    { method: 'GET', path: '/apartments/:id/calendar', handler: 'calendar.find' },
    { method: 'POST', path: '/quotes', handler: 'quotes.create' },
    { method: 'GET', path: '/quotes/:number', handler: 'quotes.findOne' },
    { method: 'GET', path: '/reservations', handler: 'reservations.find' },
    { method: 'POST', path: '/reservations', handler: 'reservations.create' },
    { method: 'POST', path: '/reservations/:reference/look-up', handler: 'reservations.lookUp' },
    { method: 'GET', path: '/reservations/:reference', handler: 'reservations.findOne' },
    { method: 'GET', path: '/reservations/:reference/calendar', handler: 'reservations.calendar' },
    { method: 'GET', path: '/reservations/:reference/refund', handler: 'reservations.refund' },
    { method: 'POST', path: '/reservations/:reference/cancellation', handler: 'reservations.cancel' },
    { method: 'POST', path: '/reservations/:reference/payment', handler: 'payments.start' },
    { method: 'POST', path: '/enquiries', handler: 'enquiries.create' },
    { method: 'POST', path: '/payments/stripe/webhook', handler: 'payments.stripeWebhook' },
  ],
};
