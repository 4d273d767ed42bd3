import type { mailRuleRoutes } from '../../../contracts/mail-rules';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';

/** The rules by which mails go to guests. */
export const mailRuleHandlers: Handlers<keyof typeof mailRuleRoutes> = {
  'GET /booking-rules/mail-rules': async ({ engine, now }) => ({ data: await engine.mailRules.list(now) }),

  'POST /booking-rules/mail-rules': async ({ ctx, engine, body }) => ({
    data: await engine.mailRules.create(body.data, actorOf(ctx)),
  }),

  'PUT /booking-rules/mail-rules/{id}': async ({ ctx, engine, params, body }) => ({
    data: await engine.mailRules.update(params.id, body.data, actorOf(ctx)),
  }),

  'DELETE /booking-rules/mail-rules/{id}': async ({ ctx, engine, params }) => {
    await engine.mailRules.remove(params.id, actorOf(ctx));
    return { data: { removed: true as const } };
  },

  'POST /booking-rules/mail-rules/preview': async ({ engine, body, now }) => ({
    data: await engine.mailRules.preview(body.data, now),
  }),

  'POST /booking-rules/mail-rules/test': async ({ ctx, engine, body }) => {
    const actor = actorOf(ctx);
    await engine.mailRules.sendTest(body.data, actor);
    return { data: { to: actor.by } };
  },

  'GET /booking-rules/reservations/{reference}/automatic-mails': async ({ engine, params, now }) => ({
    data: await engine.mailRules.planned(params.reference, now),
  }),

  'PUT /booking-rules/reservations/{reference}/automatic-mails': async ({ ctx, engine, params, body }) => ({
    data: await engine.mailRules.switchForBooking(params.reference, body.data.off, actorOf(ctx)),
  }),
};
