import type { ImportedRow, listingImportRoutes } from '../../../contracts/setup/listing-imports';
import { csvLines, toCsv } from '../../../shared/format/csv';
import type { Handlers } from '../handlers';
import { csvFile, csvStream } from '../platform/http/csv-file';
import { sentFileOf } from '../platform/http/sent-file';
import { actorOf } from '../platform/http/signed-in';

/** What managers do to import listings from a file. */
export const listingImportHandlers: Handlers<keyof typeof listingImportRoutes> = {
  'GET /booking-rules/listing-imports': async ({ engine: { listingImports } }) => ({
    data: { imports: await listingImports.list(), fields: listingImports.fields() },
  }),

  'POST /booking-rules/listing-imports': async ({ ctx, engine }) => ({
    data: await engine.listingImports.upload(sentFileOf(ctx), actorOf(ctx)),
  }),

  'GET /booking-rules/listing-imports/{id}': async ({ engine, params }) => ({
    data: await engine.listingImports.view(params.id),
  }),

  'GET /booking-rules/listing-imports/{id}/rows': ({ engine, params, query }) =>
    engine.listingImports.rows(params.id, query),

  'GET /booking-rules/exports/listing-imports/{id}': async ({ ctx, engine, params, query }) => {
    const rows = await engine.listingImports.allRows(params.id, query.show);
    return csvStream(ctx, 'listing-import', rowsCsv(rows));
  },

  'GET /booking-rules/exports/listing-template': async ({ ctx, engine }) => {
    const { columns, example } = await engine.listingImports.template();
    return csvFile(ctx, 'listings', toCsv(columns, [example]));
  },

  'POST /booking-rules/listing-imports/{id}/pictures': async ({ ctx, engine, params }) => ({
    data: await engine.listingImports.addPictures(params.id, sentFileOf(ctx)),
  }),

  'POST /booking-rules/listing-imports/{id}/check': async ({ engine, params, body }) => ({
    data: await engine.listingImports.check(params.id, body.data),
  }),

  'POST /booking-rules/listing-imports/{id}/start': async ({ ctx, engine, params }) => ({
    data: await engine.listingImports.start(params.id, actorOf(ctx)),
  }),

  'POST /booking-rules/listing-imports/{id}/stop': async ({ engine, params }) => ({
    data: await engine.listingImports.stop(params.id),
  }),

  'DELETE /booking-rules/listing-imports/{id}': async ({ engine, params }) => ({
    data: await engine.listingImports.remove(params.id),
  }),
};

const HEADING = ['Row', 'Result', 'Id', 'Name', 'Listing', 'Published', 'Why', 'Changes', 'Notes', 'Photos'];

async function* rowsCsv(pieces: AsyncIterable<ImportedRow[]>): AsyncGenerator<string> {
  yield toCsv(HEADING, []);
  for await (const rows of pieces) yield csvLines(rows.map(cellsOf));
}

function cellsOf(report: ImportedRow): (string | number | null)[] {
  const { row, outcome, key, name, apartmentId, published, reasons, changes, notes, pictures } = report;
  return [
    ...[row, outcome, key, name, apartmentId],
    published === null ? null : published ? 'yes' : 'no',
    reasons.join(' '),
    changes.map(({ field, from, to }) => `${field}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`).join('; '),
    notes.map(({ field, text }) => `${field}: ${text}`).join('; '),
    pictures,
  ];
}
