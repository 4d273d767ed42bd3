import type { quoteRoutes } from '../../../contracts/quotes';
import { toldPrice } from '../../../shared/explain/line-label';
import type { Handlers } from '../handlers';

export const quoteHandlers: Handlers<keyof typeof quoteRoutes> = {
  'POST /api/quotes': async ({ engine, body, now }) => ({
    data: toldPrice(await engine.quotes.create(body.data, now)),
  }),

  'GET /api/quotes/{number}': async ({ engine, params, query, now }) => ({
    data: toldPrice((await engine.quotes.withExtras(params.number, query.extras ?? [], now)).quote),
  }),
};
