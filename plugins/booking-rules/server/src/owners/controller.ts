import type { ownerRoutes } from '../../../contracts/owners';
import type { Handlers } from '../handlers';
import { adminIdOf } from '../platform/http/signed-in';

/** What owners see of their own apartments: never of another's, whatever they ask. */
export const ownerHandlers: Handlers<keyof typeof ownerRoutes> = {
  'GET /booking-rules/own/timeline': async ({ ctx, engine, query, now }) => ({
    data: await engine.owners.timeline(adminIdOf(ctx), query, now),
  }),

  'GET /booking-rules/own/stays': async ({ ctx, engine, query }) => ({
    data: await engine.owners.stays(adminIdOf(ctx), query),
  }),

  'GET /booking-rules/own/figures': async ({ ctx, engine, query, now }) => ({
    data: await engine.owners.report(adminIdOf(ctx), query, now),
  }),
};
