import type { contactRoutes } from '../../../contracts/contact';
import type { reservationActionRoutes } from '../../../contracts/reservations/reservation-actions';
import type { reservationAdminRoutes } from '../../../contracts/reservations/reservations-admin';
import { toldName } from '../../../shared/format/names';
import type { Handlers } from '../handlers';
import { folioViewOf } from '../folio/view';
import { csvStream } from '../platform/http/csv-file';
import { actorOf } from '../platform/http/signed-in';
import { viewOf } from '../records/reservations/reservation-view';

/** What managers do with reservations. */
export const reservationAdminHandlers: Handlers<
  keyof typeof reservationAdminRoutes | keyof typeof reservationActionRoutes | keyof typeof contactRoutes
> = {
  'GET /booking-rules/reservations': ({ engine, query }) => engine.reservations.list(query),

  'GET /booking-rules/exports/reservations': ({ ctx, engine, query }) =>
    csvStream(ctx, 'reservations', engine.reservations.csv(query)),

  'POST /booking-rules/reservations': async ({ ctx, engine, body }) => ({
    data: viewOf(await engine.reservations.manage.createDeskBooking(body.data, actorOf(ctx))),
  }),

  'GET /booking-rules/reservations/{reference}': async ({ engine, params }) => {
    const { mail, payments, refunds, reservations } = engine;
    const found = await reservations.require(params.reference);
    const [history, mails, refundLines, entries, cardDeposits] = await Promise.all([
      reservations.history(found.reference),
      mail.about(found),
      refunds.of(found.reference),
      reservations.folio(found.reference),
      reservations.manage.cardDeposits.depositsOf(found.reference),
    ]);
    const folio = folioViewOf(entries);
    const takesCards = payments.enabledMethods().includes('stripe');
    const mailServer = mail.hasServer();
    return {
      data: {
        ...{ ...viewOf(found), folio, cardDeposits, history, mails, refundLines, takesCards, mailServer },
        acceptedPages: (found.acceptedPages ?? []).map((page) => ({
          ...page,
          title: toldName('pages', page.title),
        })),
      },
    };
  },

  'GET /booking-rules/reservations/{reference}/free-apartments': async ({ engine, params, query, now }) => ({
    data: await engine.reservations.manage.findFreeApartments(params.reference, query, now),
  }),

  'POST /booking-rules/reservations/{reference}/accept': async ({ ctx, engine, params }) => ({
    data: viewOf(await engine.reservations.manage.acceptRequest(params.reference, actorOf(ctx))),
  }),

  'POST /booking-rules/reservations/{reference}/decline': async ({ ctx, engine, params, body }) => {
    const { manage } = engine.reservations;
    const why = body?.data?.why ?? null;
    return { data: viewOf(await manage.declineRequest(params.reference, actorOf(ctx), why)) };
  },

  'POST /booking-rules/reservations/{reference}/confirm': async ({ ctx, engine, params }) => ({
    data: viewOf(await engine.reservations.manage.confirmReservation(params.reference, actorOf(ctx))),
  }),

  'POST /booking-rules/reservations/{reference}/release': async ({ ctx, engine, params }) => ({
    data: viewOf(await engine.reservations.manage.releaseHold(params.reference, actorOf(ctx))),
  }),

  'POST /booking-rules/reservations/{reference}/paid': async ({ ctx, engine, params }) => ({
    data: viewOf(await engine.reservations.manage.markPaid(params.reference, actorOf(ctx))),
  }),

  'POST /booking-rules/reservations/{reference}/cancel': async ({ ctx, engine, params, body }) => {
    const { manage } = engine.reservations;
    const { by, now } = actorOf(ctx);
    const { refund, why = null } = body.data;
    return { data: viewOf(await manage.cancelReservation(params.reference, by, refund, now, why)) };
  },

  'POST /booking-rules/reservations/{reference}/no-show': async ({ ctx, engine, params }) => ({
    data: viewOf(await engine.reservations.manage.markNoShow(params.reference, actorOf(ctx))),
  }),

  'POST /booking-rules/reservations/{reference}/move': async ({ ctx, engine, params, body }) => {
    const { manage } = engine.reservations;
    return { data: viewOf(await manage.modifyReservation(params.reference, body.data, actorOf(ctx))) };
  },

  'POST /booking-rules/reservations/{reference}/contact': async ({ ctx, engine, params, body }) => {
    const { manage } = engine.reservations;
    return { data: viewOf(await manage.changeContact(params.reference, body.data, actorOf(ctx))) };
  },

  'POST /booking-rules/reservations/{reference}/move-preview': async ({ ctx, engine, params, body }) => ({
    data: await engine.reservations.manage.previewModification(params.reference, body.data, actorOf(ctx)),
  }),

  'POST /booking-rules/reservations/{reference}/mails/{id}/resend': async ({ ctx, engine, params }) => ({
    data: await engine.mail.resend(params.reference, params.id, actorOf(ctx)),
  }),
};
