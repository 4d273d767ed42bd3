import { adminRoute, type FeatureRoutes } from '../platform/http/routes';
import { ACTIONS } from '../platform/permissions';

/** Who changed what. */
export const auditRoutes: FeatureRoutes = {
  admin: [adminRoute('GET', '/audit', 'audit.find', ACTIONS.audit)],
};
