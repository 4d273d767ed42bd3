import { ACTIONS } from '../platform/permissions';
import { route } from '../platform/http/admin-route';

/** What an owner sees of the own apartments. */
export const ownRoutes = [
  route('GET', '/own/timeline', 'own.timeline', ACTIONS.own),
  route('GET', '/own/stays', 'own.stays', ACTIONS.own),
  route('GET', '/own/figures', 'own.figures', ACTIONS.own),
];
