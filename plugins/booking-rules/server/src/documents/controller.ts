import type { Context } from 'koa';
import type { documentRoutes } from '../../../contracts/documents';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';

/** What guests and managers do with documents. */
export const documentHandlers: Handlers<keyof typeof documentRoutes> = {
  'GET /api/reservations/{reference}/documents': async ({ engine, params, query }) => {
    const { reference } = await engine.reservations.find(params.reference, query);
    return { data: (await engine.documents.list(reference)).documents };
  },

  'GET /api/reservations/{reference}/documents/{number}.pdf': async ({ ctx, engine, params, query }) => {
    const { reference } = await engine.reservations.find(params.reference, query);
    return pdfFile(ctx, params.number, await engine.documents.pdf(reference, params.number));
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
    return pdfFile(ctx, params.number, await engine.documents.pdf(reference, params.number));
  },
};

/** A PDF that browsers show, and save under its number. */
function pdfFile(ctx: Context, number: string, bytes: Buffer): Buffer {
  ctx.set('Content-Type', 'application/pdf');
  ctx.set('Content-Disposition', `inline; filename="${number}.pdf"`);
  return bytes;
}
