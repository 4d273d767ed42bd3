import { ACTIONS } from '../platform/permissions';
import { route } from '../platform/http/admin-route';

/** Reports, and what is owed to the tourism authority. */
export const figureRoutes = [
  route('GET', '/figures', 'overview.figures', ACTIONS.figures),
  route('GET', '/exports/figures', 'overview.figuresFile', ACTIONS.figures),
  route('GET', '/tourism-dirham', 'overview.tourismDirham', ACTIONS.figures),
  route('GET', '/exports/tourism-dirham', 'overview.tourismDirhamFile', ACTIONS.figures),
];
