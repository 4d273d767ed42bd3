import type { goingLiveRoutes } from '../../../contracts/setup/going-live';
import type { Handlers } from '../handlers';

export const goingLiveHandlers: Handlers<keyof typeof goingLiveRoutes> = {
  'GET /booking-rules/going-live': async ({ engine, now }) => ({ data: await engine.goingLive.check(now) }),
};
