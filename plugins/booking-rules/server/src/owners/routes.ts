import { adminRoute, type FeatureRoutes } from '../platform/http/routes';
import { ACTIONS } from '../platform/permissions';

/** What owners see of their own apartments. */
export const ownerRoutes: FeatureRoutes = {
  admin: [
    adminRoute('GET', '/own/timeline', 'owners.timeline', ACTIONS.own),
    adminRoute('GET', '/own/stays', 'owners.stays', ACTIONS.own),
    adminRoute('GET', '/own/figures', 'owners.report', ACTIONS.own),
  ],
};
