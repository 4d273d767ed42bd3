import { auditRoutes } from './audit';
import { calendarRoutes } from './calendar';
import { enquiryRoutes } from './enquiries';
import { figureRoutes } from './figures';
import { ownRoutes } from './own';
import { reservationRoutes } from './reservations';
import { ruleRoutes } from './rules';

/** What the panel asks, under `/booking-rules` with an admin's token. */
export const adminRoutes = {
  type: 'admin',
  routes: [
    ...reservationRoutes,
    ...enquiryRoutes,
    ...calendarRoutes,
    ...ruleRoutes,
    ...figureRoutes,
    ...ownRoutes,
    ...auditRoutes,
  ],
};
