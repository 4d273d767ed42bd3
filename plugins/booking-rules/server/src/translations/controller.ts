import type { translationRoutes } from '../../../contracts/setup/translations';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';

export const translationHandlers: Handlers<keyof typeof translationRoutes> = {
  'GET /booking-rules/translations': ({ engine, query }) => engine.translations.list(query),

  'GET /booking-rules/translations/{kind}/{documentId}': async ({ engine, params, query }) => ({
    data: await engine.translations.find(params, query.language),
  }),

  'PUT /booking-rules/translations/{kind}/{documentId}': async ({ ctx, engine, params, body }) => ({
    data: await engine.translations.save(params, body.data, actorOf(ctx)),
  }),
};
