import type { traceRoutes } from '../../../contracts/trace';
import type { Handlers } from '../handlers';

/** Search, and why stays can or cannot be booked. */
export const stayHandlers: Handlers<'GET /api/stays' | 'GET /api/stays/pins' | keyof typeof traceRoutes> = {
  'GET /api/stays': ({ engine, query, now }) => engine.stays.search(query, now),

  'GET /api/stays/pins': ({ engine, query, now }) => engine.stays.pins(query, now),

  'POST /booking-rules/trace': async ({ engine, body, now }) => ({
    data: {
      ...(await engine.stays.explain(body.data, now)),
      languages: [...engine.inventory.current().languages],
    },
  }),
};
