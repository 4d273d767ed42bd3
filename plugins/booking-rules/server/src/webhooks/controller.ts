import type { webhookRoutes } from '../../../contracts/webhooks/webhooks';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';

/** Webhooks, for managers. */
export const webhookHandlers: Handlers<keyof typeof webhookRoutes> = {
  'GET /booking-rules/webhooks': async ({ engine }) => ({ data: await engine.webhooks.list() }),

  'POST /booking-rules/webhooks': async ({ engine, ctx, body }) => ({
    data: await engine.webhooks.add(body.data, actorOf(ctx)),
  }),

  'GET /booking-rules/webhooks/{id}': async ({ engine, params }) => ({
    data: await engine.webhooks.find(params.id),
  }),

  'PUT /booking-rules/webhooks/{id}': async ({ engine, ctx, params, body }) => ({
    data: await engine.webhooks.change(params.id, body.data, actorOf(ctx)),
  }),

  'DELETE /booking-rules/webhooks/{id}': async ({ engine, ctx, params }) => {
    await engine.webhooks.remove(params.id, actorOf(ctx));
    return { data: params };
  },

  'POST /booking-rules/webhooks/{id}/secret': async ({ engine, ctx, params }) => ({
    data: await engine.webhooks.renewSecret(params.id, actorOf(ctx)),
  }),

  'POST /booking-rules/webhooks/{id}/ping': async ({ engine, params, now }) => ({
    data: await engine.webhooks.ping(params.id, now),
  }),

  'GET /booking-rules/webhooks/{id}/deliveries': ({ engine, params, query }) =>
    engine.webhooks.deliveries(params.id, query),

  'POST /booking-rules/webhooks/{id}/deliveries/{delivery}/replay': async ({ engine, params, now }) => ({
    data: await engine.webhooks.replay(params.id, params.delivery, now),
  }),

  'POST /booking-rules/webhooks/{id}/replay': async ({ engine, ctx, params, body }) => ({
    data: { events: await engine.webhooks.replayRange(params.id, body.data, actorOf(ctx)) },
  }),
};
