import { adminRoute, publicRoute, type FeatureRoutes } from '../platform/http/routes';
import { ACTIONS } from '../platform/permissions';

/** The calendar of an apartment, and nights that managers block. */
export const availabilityRoutes: FeatureRoutes = {
  contentApi: [publicRoute('GET', '/apartments/:id/calendar', 'calendar.find')],
  admin: [
    adminRoute('POST', '/nights/block', 'nights.blockOne', ACTIONS.manage),
    adminRoute('POST', '/nights/free', 'nights.freeOne', ACTIONS.manage),
    adminRoute('POST', '/nights/block-many', 'nights.block', ACTIONS.manage),
    adminRoute('POST', '/nights/free-many', 'nights.free', ACTIONS.manage),
    adminRoute('GET', '/nights/blocked-by', 'nights.blockedBy', ACTIONS.read),
  ],
};
