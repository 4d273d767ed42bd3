import type { messageRoutes } from '../../../contracts/messages/messages';
import type { messageTemplateRoutes } from '../../../contracts/messages/templates';
import type { threadRoutes } from '../../../contracts/messages/threads';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';

/** What guests and the business write to each other. */
export const messageHandlers: Handlers<
  keyof typeof messageRoutes | keyof typeof threadRoutes | keyof typeof messageTemplateRoutes
> = {
  'POST /api/reservations/{reference}/messages/look-up': async ({ engine, params, body, now }) => ({
    data: await engine.messages.guests.lookUp(params.reference, body.data, now),
  }),

  'POST /api/reservations/{reference}/messages': async ({ engine, params, body, now }) => ({
    data: await engine.messages.guests.send(params.reference, body.data, now),
  }),

  'POST /api/inbound-mail': async ({ ctx, engine, now }) => ({
    data: await engine.messages.inbound.receiveRequest(ctx.req, ctx.get('X-Inbound-Secret'), now),
  }),

  'GET /booking-rules/messages': ({ engine, query }) => engine.messages.house.list(query),

  'GET /booking-rules/messages/{reference}': async ({ engine, params }) => ({
    data: await engine.messages.house.read(params.reference),
  }),

  'POST /booking-rules/messages/{reference}': async ({ ctx, engine, params, body }) => {
    const { house } = engine.messages;
    const actor = actorOf(ctx);
    const { text, quote: number } = body.data;
    const quote = number === undefined ? null : await engine.quotes.get(number, actor.now);
    await house.answer(params.reference, { text, quote }, actor);
    return { data: await house.read(params.reference) };
  },

  'POST /booking-rules/messages/{reference}/notes': async ({ ctx, engine, params, body }) => {
    const { house } = engine.messages;
    await house.note(params.reference, body.data.text, actorOf(ctx));
    return { data: await house.read(params.reference) };
  },

  'POST /booking-rules/messages/{reference}/read': async ({ engine, params, now }) => {
    const { house } = engine.messages;
    await house.markRead(params.reference, now);
    return { data: await house.read(params.reference) };
  },

  'POST /booking-rules/messages/{reference}/done': async ({ engine, params, now }) => {
    const { house } = engine.messages;
    await house.done(params.reference, now);
    return { data: await house.read(params.reference) };
  },

  'GET /booking-rules/message-templates': async ({ engine }) => ({
    data: await engine.messages.templates.list(),
  }),

  'POST /booking-rules/message-templates': async ({ ctx, engine, body }) => ({
    data: await engine.messages.templates.create(body.data, actorOf(ctx)),
  }),

  'PUT /booking-rules/message-templates/{id}': async ({ ctx, engine, params, body }) => ({
    data: await engine.messages.templates.update(params.id, body.data, actorOf(ctx)),
  }),

  'DELETE /booking-rules/message-templates/{id}': async ({ engine, params }) => ({
    data: await engine.messages.templates.remove(params.id),
  }),

  'POST /booking-rules/messages/{reference}/preview': async ({ engine, params, body, now }) => ({
    data: await engine.messages.templates.preview(params.reference, body.data.text, now),
  }),
};
