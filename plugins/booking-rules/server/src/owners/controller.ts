import type { Core } from '@strapi/strapi';
import type { ownerRoutes } from '../../../contracts/reports/owners';
import type { ownerStatementRoutes } from '../../../contracts/reports/owner-statements';
import { localDay } from '../../../shared/domain/local-day';
import { currentLanguage } from '../../../shared/format/language';
import { readIssuer } from '../documents/business';
import type { Engine } from '../engine';
import type { Handlers } from '../handlers';
import { csvFile } from '../platform/http/csv-file';
import { pdfFile } from '../platform/http/pdf-file';
import { actorOf, adminIdOf } from '../platform/http/signed-in';
import { forRequester } from '../platform/language';
import { statementCsv } from './statement';
import { printStatement } from './statement-page';

/** What owners see of their own apartments, never of another's, and what managers see of owners. */
export const ownerHandlers: Handlers<keyof typeof ownerRoutes | keyof typeof ownerStatementRoutes> = {
  'GET /booking-rules/own/timeline': async ({ ctx, engine, query, now }) => ({
    data: await engine.owners.timeline(adminIdOf(ctx), query, now),
  }),

  'GET /booking-rules/own/stays': async ({ ctx, engine, query }) => ({
    data: await engine.owners.stays(adminIdOf(ctx), query),
  }),

  'GET /booking-rules/own/figures': async ({ ctx, engine, query, now }) => ({
    data: await engine.owners.report(adminIdOf(ctx), query, now),
  }),

  'GET /booking-rules/own/statement': async ({ ctx, engine, query, now }) => ({
    data: await engine.owners.statement(adminIdOf(ctx), query.month, now),
  }),

  'GET /booking-rules/exports/own-statement': async ({ ctx, engine, query: { month }, now }) =>
    csvFile(
      ctx,
      `statement-${month}`,
      statementCsv(await engine.owners.statement(adminIdOf(ctx), month, now)),
    ),

  'GET /booking-rules/owners': async ({ engine }) => ({
    data: (await engine.owners.list()).map(({ userId, name, commission }) => ({
      ...{ userId, name, commissionPercent: commission },
    })),
  }),

  'GET /booking-rules/owners/{userId}/statement': async ({ engine, params, query, now }) => ({
    data: await engine.owners.statement(params.userId, query.month, now),
  }),

  'GET /booking-rules/exports/owners/{userId}/statement': async ({ ctx, engine, params, query, now }) =>
    csvFile(
      ctx,
      `statement-${params.userId}-${query.month}`,
      statementCsv(await engine.owners.statement(params.userId, query.month, now)),
    ),

  'GET /booking-rules/own/statement.pdf': ({ ctx, engine, strapi, query: { month }, now }) =>
    pdfFile(ctx, `statement-${month}`, statementPdf({ strapi, engine }, adminIdOf(ctx), month, now)),

  'GET /booking-rules/owners/{userId}/statement.pdf': ({ ctx, engine, strapi, params, query, now }) =>
    pdfFile(
      ctx,
      `statement-${params.userId}-${query.month}`,
      statementPdf({ strapi, engine }, params.userId, query.month, now),
    ),

  'POST /booking-rules/owner-expenses': async ({ ctx, engine, body }) => ({
    data: await engine.owners.addExpense(body.data, actorOf(ctx)),
  }),

  'DELETE /booking-rules/owner-expenses/{id}': async ({ engine, params }) => {
    await engine.owners.removeExpense(params.id);
    return { data: params };
  },
};

/** In the language of who asks for it. @throws NotFoundError for who owns nothing */
async function statementPdf(
  { strapi, engine }: { strapi: Core.Strapi; engine: Engine },
  userId: number,
  month: string,
  now: Date,
): Promise<Buffer> {
  const statement = await engine.owners.statement(userId, month, now);
  const { supplier } = await readIssuer(strapi, forRequester(currentLanguage));
  return engine.documents.print(forRequester(() => printStatement(statement, supplier, localDay(now))));
}
