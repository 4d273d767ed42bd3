import type { bookedExtraRoutes } from '../../../../contracts/reservations/booked-extras';
import type { Handlers } from '../../handlers';
import { actorOf } from '../../platform/http/signed-in';
import { viewOf } from '../../records/reservations/reservation-view';

/** Extras of reservations: what guests and managers book and take off. */
export const bookedExtraHandlers: Handlers<keyof typeof bookedExtraRoutes> = {
  'POST /api/reservations/{reference}/extras-preview': async ({ engine, params, body, now }) => ({
    data: await engine.reservations.previewExtras(params.reference, body.data, now),
  }),

  'POST /api/reservations/{reference}/extras': ({ engine, params, body, now }) =>
    engine.reservations.changeExtras(params.reference, body.data, now),

  'GET /booking-rules/reservations/{reference}/extras': async ({ ctx, engine, params }) => ({
    data: await engine.reservations.manage.listExtras(params.reference, actorOf(ctx)),
  }),

  'POST /booking-rules/reservations/{reference}/extras-preview': async ({ ctx, engine, params, body }) => ({
    data: await engine.reservations.manage.previewExtras(params.reference, body.data, actorOf(ctx)),
  }),

  'POST /booking-rules/reservations/{reference}/extras': async ({ ctx, engine, params, body }) => {
    const { manage } = engine.reservations;
    return { data: viewOf(await manage.changeExtras(params.reference, body.data, actorOf(ctx))) };
  },
};
