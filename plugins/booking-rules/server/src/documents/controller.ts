import type { billingRoutes } from '../../../contracts/money/billing';
import type { documentRoutes } from '../../../contracts/money/documents';
import type { Handlers } from '../handlers';
import { pdfFile } from '../platform/http/pdf-file';
import { actorOf } from '../platform/http/signed-in';
import { mayChangeBilling } from './billing';

/** What guests and managers do with documents. */
export const documentHandlers: Handlers<keyof typeof documentRoutes | keyof typeof billingRoutes> = {
  'GET /api/reservations/{reference}/documents': async ({ engine, params, query }) => {
    const { reference } = await engine.reservations.find(params.reference, query);
    const { documents, billing } = await engine.documents.list(reference);
    return { data: documents, meta: { billing, mayChangeBilling: mayChangeBilling(documents) } };
  },

  'GET /api/reservations/{reference}/documents/{number}.pdf': async ({ ctx, engine, params, query }) => {
    const { reference } = await engine.reservations.find(params.reference, query);
    return pdfFile(ctx, params.number, engine.documents.pdf(reference, params.number));
  },

  'GET /api/reservations/{reference}/documents/{number}/page': async ({ engine, params, query }) => {
    const { reference } = await engine.reservations.find(params.reference, query);
    return { data: await engine.documents.page(reference, params.number) };
  },

  'POST /api/reservations/{reference}/billing': async ({ engine, params, body, now }) => {
    const { reference } = await engine.reservations.changeBilling(params.reference, body.data, now);
    return { data: (await engine.documents.list(reference)).billing };
  },

  'POST /booking-rules/reservations/{reference}/billing': async ({ ctx, engine, params, body }) => {
    const { manage } = engine.reservations;
    const { reference } = await manage.changeBilling(params.reference, body.data, actorOf(ctx));
    return { data: await engine.documents.list(reference) };
  },

  'GET /booking-rules/reservations/{reference}/documents': async ({ engine, params }) => {
    const { reference } = await engine.reservations.require(params.reference);
    return { data: await engine.documents.list(reference) };
  },

  'POST /booking-rules/reservations/{reference}/documents': async ({ ctx, engine, params }) => ({
    data: await engine.documents.issueMissing(params.reference, actorOf(ctx)),
  }),

  'GET /booking-rules/reservations/{reference}/documents/{number}.pdf': async ({ ctx, engine, params }) => {
    const { reference } = await engine.reservations.require(params.reference);
    return pdfFile(ctx, params.number, engine.documents.pdf(reference, params.number));
  },

  'GET /booking-rules/reservations/{reference}/documents/{number}/page': async ({ engine, params }) => {
    const { reference } = await engine.reservations.require(params.reference);
    return { data: await engine.documents.page(reference, params.number) };
  },

  'GET /api/reservations/{reference}/confirmation.pdf': async ({ ctx, engine, params, query, now }) => {
    const reservation = await engine.reservations.find(params.reference, query);
    return pdfFile(ctx, reservation.reference, engine.documents.confirmation(reservation, now));
  },

  'GET /booking-rules/reservations/{reference}/confirmation.pdf': async ({ ctx, engine, params, now }) => {
    const reservation = await engine.reservations.require(params.reference);
    return pdfFile(ctx, reservation.reference, engine.documents.confirmation(reservation, now));
  },
};
