import type { demoContentRoutes } from '../../../contracts/setup/demo-content';
import type { Handlers } from '../handlers';
import { actorOf, adminIdOf } from '../platform/http/signed-in';

/** What administrators do with demo content. */
export const demoContentHandlers: Handlers<keyof typeof demoContentRoutes> = {
  'GET /booking-rules/demo-content': async ({ ctx, engine }) => ({
    data: await engine.demoContent.view(adminIdOf(ctx)),
  }),

  'POST /booking-rules/demo-content/removal': async ({ ctx, engine, body }) => ({
    data: await engine.demoContent.begin(body.data.keep, adminIdOf(ctx), actorOf(ctx)),
  }),
};
