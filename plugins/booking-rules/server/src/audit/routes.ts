import { ACTIONS } from '../platform/permissions';
import { route } from '../platform/http/admin-route';

/** Who changed what. */
export const auditRoutes = [route('GET', '/audit', 'audit.find', ACTIONS.audit)];
