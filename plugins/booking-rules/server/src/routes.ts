import { auditRoutes } from './audit/routes';
import { availabilityRoutes } from './availability/routes';
import { enquiryRoutes } from './enquiries/routes';
import { ownerRoutes } from './owners/routes';
import { paymentRoutes } from './payments/routes';
import { quoteRoutes } from './quotes/routes';
import { rateRoutes } from './rates/routes';
import { reportRoutes } from './reports/routes';
import { reservationRoutes } from './reservations/routes';
import { staysRoutes } from './search/routes';

const features = [
  staysRoutes,
  availabilityRoutes,
  quoteRoutes,
  reservationRoutes,
  paymentRoutes,
  enquiryRoutes,
  rateRoutes,
  reportRoutes,
  ownerRoutes,
  auditRoutes,
];

/** The routes of all features: the public HTTP API (contract C) under `/api`, and the panel's under `/booking-rules`. */
export const routes = {
  'content-api': {
    type: 'content-api',
    prefix: '',
    routes: features.flatMap(({ contentApi = [] }) => contentApi),
  },
  admin: { type: 'admin', routes: features.flatMap(({ admin = [] }) => admin) },
};
