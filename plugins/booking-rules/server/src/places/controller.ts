import type { Context } from 'koa';
import type { placePackRoutes } from '../../../contracts/setup/places';
import type { Handlers } from '../handlers';
import { requireFields } from '../platform/http/content-rights';
import { UIDS } from '../records/documents';

const PLACE = ['country', 'city', 'currency', 'timeZone', 'firstDayOfWeek', 'stays.weekendNights'];

export const placePackHandlers: Handlers<keyof typeof placePackRoutes> = {
  'GET /booking-rules/places': async ({ engine }) => ({ data: await engine.places.choices() }),

  'GET /booking-rules/places/{slug}': async ({ engine, params }) => ({
    data: await engine.places.preview(params.slug),
  }),

  'POST /booking-rules/places/{slug}/apply': async ({ ctx, engine, params }) => {
    requirePlace(ctx);
    return { data: await engine.places.apply(params.slug) };
  },
};

/** The same as the content manager asks for. Areas and legal words come with the place: who may set it need not write others. */
function requirePlace(ctx: Context): void {
  requireFields(ctx, 'update', UIDS.siteSetting, PLACE);
  for (const right of ['create', 'update'] as const)
    requireFields(ctx, right, UIDS.chargeRule, ['amount', 'percent', 'active']);
}
