import type { registrationRoutes } from '../../../contracts/reservations/registrations';
import type { Handlers } from '../handlers';
import { csvFile } from '../platform/http/csv-file';
import { actorOf } from '../platform/http/signed-in';
import { readPicture } from './picture';

/** What guests give, and what managers do with it. */
export const registrationHandlers: Handlers<keyof typeof registrationRoutes> = {
  'POST /api/reservations/{reference}/registration/look-up': async ({ engine, params, body, now }) => {
    const reservation = await engine.reservations.find(params.reference, body.data);
    return { data: await engine.registrations.view(reservation, now) };
  },

  'POST /api/reservations/{reference}/registration/pictures': async ({ ctx, engine, params, query, now }) => {
    // Whose it is comes first: nobody else has anything read here.
    const reservation = await engine.reservations.find(params.reference, query);
    const picture = await engine.registrations.addPicture(reservation, () => readPicture(ctx), now);
    return { data: { picture } };
  },

  'POST /api/reservations/{reference}/registration': async ({ engine, params, body, now }) => {
    const { proof, guest } = body.data;
    const reservation = await engine.reservations.find(params.reference, proof);
    return { data: await engine.registrations.register(reservation, guest, now) };
  },

  'POST /api/reservations/{reference}/registration/{id}/removal': async ({ engine, params, body, now }) => {
    const reservation = await engine.reservations.find(params.reference, body.data);
    return { data: await engine.registrations.withdraw(reservation, params.id, now) };
  },

  'GET /booking-rules/reservations/{reference}/registration': async ({ engine, params, now }) => ({
    data: await engine.registrations.find(params.reference, now),
  }),

  'POST /booking-rules/reservations/{reference}/registration/link': async ({
    ctx,
    engine,
    params,
    body,
  }) => ({
    data: await engine.registrations.link(params.reference, body.data.mail, actorOf(ctx)),
  }),

  'POST /booking-rules/reservations/{reference}/registration/guests/{id}/look': async ({
    ctx,
    engine,
    params: { reference, id },
  }) => ({ data: await engine.registrations.look(reference, id, actorOf(ctx)) }),

  'GET /booking-rules/reservations/{reference}/registration/guests/{id}/picture.jpg': async ({
    ctx,
    engine,
    params: { reference, id },
  }) => {
    const bytes = await engine.registrations.picture(reference, id, actorOf(ctx));
    ctx.set('Content-Type', 'image/jpeg');
    ctx.set('Content-Disposition', 'inline; filename="document.jpg"');
    // Opened by itself it is a picture and can be nothing else.
    ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
    return bytes;
  },

  'POST /booking-rules/reservations/{reference}/registration/report': async ({
    ctx,
    engine,
    params,
    body,
  }) => ({
    data: await engine.registrations.report(params.reference, body.data.reported, actorOf(ctx)),
  }),

  'DELETE /booking-rules/reservations/{reference}/registration': async ({ ctx, engine, params }) => ({
    data: await engine.registrations.remove(params.reference, actorOf(ctx)),
  }),

  'GET /booking-rules/registrations/due': async ({ engine, now }) => ({
    data: await engine.registrations.dueRegistrations(now),
  }),

  'GET /booking-rules/exports/registrations': async ({ ctx, engine, query }) =>
    csvFile(ctx, `guests-${query.from}`, await engine.registrations.exportCsv(query, actorOf(ctx))),
};
