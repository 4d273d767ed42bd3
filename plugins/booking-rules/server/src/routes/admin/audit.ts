import { ACTIONS } from '../../permissions';
import { route } from './route';

/** Who changed what. */
export const auditRoutes = [route('GET', '/audit', 'audit.find', ACTIONS.audit)];
