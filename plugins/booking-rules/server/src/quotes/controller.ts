import type { quoteRoutes } from '../../../contracts/quotes';
import type { Handlers } from '../handlers';

export const quoteHandlers: Handlers<keyof typeof quoteRoutes> = {
  'POST /api/quotes': async ({ engine, body, now }) => ({ data: await engine.quotes.create(body.data, now) }),

  'GET /api/quotes/{number}': async ({ engine, params, now }) => ({
    data: await engine.quotes.get(params.number, now),
  }),
};
