import { adminRoute, type FeatureRoutes } from '../platform/http/routes';
import { ACTIONS } from '../platform/permissions';

/** What managers look at, and what is owed to the tourism authority. */
export const reportRoutes: FeatureRoutes = {
  admin: [
    adminRoute('GET', '/timeline', 'reports.timeline', ACTIONS.read),
    adminRoute('GET', '/today', 'reports.today', ACTIONS.read),
    adminRoute('GET', '/figures', 'reports.report', ACTIONS.figures),
    adminRoute('GET', '/exports/figures', 'reports.reportFile', ACTIONS.figures),
    adminRoute('GET', '/tourism-dirham', 'reports.tourismDirham', ACTIONS.figures),
    adminRoute('GET', '/exports/tourism-dirham', 'reports.tourismDirhamFile', ACTIONS.figures),
  ],
};
