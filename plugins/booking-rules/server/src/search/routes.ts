import { adminRoute, publicRoute, type FeatureRoutes } from '../platform/http/routes';
import { ACTIONS } from '../platform/permissions';

/** Search, and why a stay can or cannot be booked. */
export const staysRoutes: FeatureRoutes = {
  contentApi: [publicRoute('GET', '/stays', 'stays.find')],
  admin: [adminRoute('POST', '/trace', 'stays.explain', ACTIONS.read)],
};
