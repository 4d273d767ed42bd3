import type { housekeeperRoutes } from '../../../contracts/turnover/housekeepers';
import type { housekeepingRoutes } from '../../../contracts/turnover/housekeeping';
import type { turnoverRoutes } from '../../../contracts/turnover/turnover';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';

/** The work between stays, as managers plan it, and the people who do it. */
export const turnoverHandlers: Handlers<keyof typeof turnoverRoutes | keyof typeof housekeeperRoutes> = {
  'GET /booking-rules/turnover': async ({ engine, query, now }) => ({
    data: await engine.turnover.find(query.day, now),
  }),

  'POST /booking-rules/turnover/task': async ({ ctx, engine, body }) => ({
    data: await engine.turnover.change(body.data, actorOf(ctx)),
  }),

  'POST /booking-rules/turnover/maintenance': async ({ ctx, engine, body }) => ({
    data: { id: await engine.turnover.addMaintenance(body.data, actorOf(ctx)) },
  }),

  'DELETE /booking-rules/turnover/maintenance/{id}': async ({ ctx, engine, params }) => {
    await engine.turnover.removeMaintenance(params.id, actorOf(ctx));
    return { data: params };
  },

  'POST /booking-rules/turnover/problems/{id}/solve': async ({ ctx, engine, params }) => {
    await engine.turnover.solve(params.id, actorOf(ctx));
    return { data: params };
  },

  'POST /booking-rules/turnover/problems/{id}/block': async ({ ctx, engine, params, body }) => {
    await engine.turnover.block(params.id, body.data, actorOf(ctx));
    return { data: params };
  },

  'GET /booking-rules/turnover/photos/{id}': async ({ engine, params }) => ({
    data: await engine.turnover.photo(params.id),
  }),

  'GET /booking-rules/housekeepers': async ({ engine }) => ({
    data: (await engine.housekeepers.list()).map(engine.housekeepers.viewOf),
  }),

  'POST /booking-rules/housekeepers': async ({ ctx, engine, body }) => ({
    data: await engine.housekeepers.create(body.data, actorOf(ctx)),
  }),

  'PUT /booking-rules/housekeepers/{id}': async ({ ctx, engine, params, body }) => ({
    data: await engine.housekeepers.save(params.id, body.data, actorOf(ctx)),
  }),

  'POST /booking-rules/housekeepers/{id}/revoke': async ({ ctx, engine, params }) => ({
    data: await engine.housekeepers.revoke(params.id, actorOf(ctx)),
  }),

  'POST /booking-rules/housekeepers/{id}/send-link': async ({ ctx, engine, params }) => ({
    data: await engine.housekeepers.sendLink(params.id, actorOf(ctx)),
  }),
};

/** The list of a housekeeper, by their link. */
export const housekeepingHandlers: Handlers<keyof typeof housekeepingRoutes> = {
  'POST /api/housekeeping/list': async ({ engine, body, now }) => ({
    data: await engine.turnover.list(body.data.token, now),
  }),

  'POST /api/housekeeping/done': async ({ engine, body, now }) => ({
    data: await engine.turnover.reportDone(body.data, now),
  }),

  'POST /api/housekeeping/problems': async ({ engine, body, now }) => ({
    data: await engine.turnover.reportProblem(body.data, now),
  }),
};
