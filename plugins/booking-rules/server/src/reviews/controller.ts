import type { reviewRoutes } from '../../../contracts/reservations/reviews';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';

/** What guests say of their stays. */
export const reviewHandlers: Handlers<keyof typeof reviewRoutes> = {
  'POST /api/reservations/{reference}/review': async ({ engine, params, body, now }) => ({
    data: await engine.reviews.create(params.reference, body.data, now),
  }),

  'GET /booking-rules/reviews': ({ engine, query }) => engine.reviews.list(query),

  'POST /booking-rules/reviews/{reference}/publish': async ({ ctx, engine, params, body }) => ({
    data: await engine.reviews.publish(params.reference, body.data.answer, actorOf(ctx)),
  }),

  'POST /booking-rules/reviews/{reference}/decline': async ({ ctx, engine, params, body }) => ({
    data: await engine.reviews.decline(params.reference, body.data.reason, actorOf(ctx)),
  }),

  'PUT /booking-rules/reviews/{reference}/answer': async ({ ctx, engine, params, body }) => ({
    data: await engine.reviews.answer(params.reference, body.data.answer, actorOf(ctx)),
  }),
};
