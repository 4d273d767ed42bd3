import { adminRoute, type FeatureRoutes } from '../platform/http/routes';
import { ACTIONS } from '../platform/permissions';

/** Rates, restrictions and promotions. */
export const rateRoutes: FeatureRoutes = {
  admin: [
    adminRoute('GET', '/rule-book', 'rates.find', ACTIONS.read),
    adminRoute('GET', '/minimum-stays', 'rates.minimumStays', ACTIONS.read),
    adminRoute('PUT', '/minimum-stays', 'rates.saveMinimumStays', ACTIONS.rule),
    adminRoute('PUT', '/rates', 'rates.save', ACTIONS.rule),
    adminRoute('POST', '/rates/copy', 'rates.copy', ACTIONS.rule),
    adminRoute('POST', '/calendar/rules', 'rates.saveCalendarRules', ACTIONS.rule),
    adminRoute('GET', '/gaps', 'rates.gaps', ACTIONS.read),
    adminRoute('POST', '/gaps/relax', 'rates.openGapNights', ACTIONS.rule),
  ],
};
