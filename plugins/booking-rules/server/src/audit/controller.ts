import type { auditRoutes } from '../../../contracts/audit';
import type { Handlers } from '../handlers';

export const auditHandlers: Handlers<keyof typeof auditRoutes> = {
  'GET /booking-rules/audit': ({ engine, query }) => engine.audit.list(query),
};
