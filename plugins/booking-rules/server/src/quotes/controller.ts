import type { quoteRoutes } from '../../../contracts/quotes';
import type { Handlers } from '../handlers';

export const quoteHandlers: Handlers<keyof typeof quoteRoutes> = {
  'POST /api/quotes': async ({ engine, body, now }) => ({ data: await engine.quotes.create(body.data, now) }),

  'GET /api/quotes/{number}': async ({ engine, params, query, now }) => ({
    data: (await engine.quotes.withExtras(params.number, query.extras ?? [], now)).quote,
  }),
};
