import { auditRoutes } from '../../audit/routes';
import { calendarRoutes } from '../../availability/routes';
import { enquiryRoutes } from '../../enquiries/routes';
import { figureRoutes } from '../../reports/routes';
import { ownRoutes } from '../../owners/routes';
import { reservationRoutes } from '../../reservations/routes';
import { ruleRoutes } from '../../rates/routes';

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
