import type { arrivalRoutes } from '../../../contracts/reservations/arrival';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';

/** How guests get in: what they are shown of it, and what managers decide about that. */
export const arrivalHandlers: Handlers<keyof typeof arrivalRoutes> = {
  'POST /api/reservations/{reference}/arrival': async ({ engine, params, body, now }) => ({
    data: await engine.arrival.forGuest(params.reference, body.data, now),
  }),

  'GET /booking-rules/reservations/{reference}/arrival': async ({ engine, params, now }) => ({
    data: await engine.arrival.forManagers(params.reference, now),
  }),

  'POST /booking-rules/reservations/{reference}/arrival': async ({ ctx, engine, params, body }) => ({
    data: await engine.arrival.decide(params.reference, body.data.decision, actorOf(ctx)),
  }),
};
