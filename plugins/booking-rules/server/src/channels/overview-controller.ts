import type { channelOverviewRoutes } from '../../../contracts/channels/channel-overview';
import type { Handlers } from '../handlers';

/** What managers see of all feeds together. */
export const channelOverviewHandlers: Handlers<keyof typeof channelOverviewRoutes> = {
  'GET /booking-rules/channels': async ({ engine, query, now }) => engine.channels.overview.list(query, now),

  'GET /booking-rules/feeds/{id}': async ({ engine, params, now }) => ({
    data: await engine.channels.overview.find(params.id, now),
  }),

  'GET /booking-rules/nights/held-by': async ({ engine, query }) => ({
    data: await engine.channels.overview.heldBy(query),
  }),
};
