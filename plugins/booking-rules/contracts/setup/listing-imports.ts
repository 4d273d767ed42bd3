import { z } from 'zod';
import { data, id, instant, noQuery, page, pageFields, requiredText } from '../fields';
import { route, type RouteTable } from '../route';

const outcome = z.enum(['created', 'changed', 'left alone', 'refused']);
/** What became of a row, or would become of it. */
export type ImportOutcome = z.infer<typeof outcome>;

/** A column of the file. */
const FileColumn = z.strictObject({
  column: z.string().describe('As the file names it; a dot leads into an object.'),
  fields: z.array(z.string()).describe('The fields that its name stands for.'),
  samples: z.array(z.string()).describe('What some rows say.'),
});
export type FileColumn = z.infer<typeof FileColumn>;

const choices = z
  .record(id, id.nullable())
  .describe('The field of a column, null to leave it out. Other columns are understood by their names.');

const defaults = z
  .strictObject({
    district: requiredText(80).optional().describe('An area by its name.'),
    priceFrequency: z.enum(['night', 'week', 'month', 'year']).optional(),
  })
  .describe('What holds for rows that say nothing.');

const totals = z.strictObject({
  created: z.int(),
  changed: z.int(),
  'left alone': z.int(),
  refused: z.int(),
});

const ListingImport = z.strictObject({
  id: z.string(),
  fileName: z.string(),
  source: z.string().describe('Whose list it is: rows are recognised by it and their id.'),
  state: z
    .enum(['uploaded', 'checking', 'checked', 'importing', 'imported', 'stopped', 'failed'])
    .describe('`checking` is the dry run; what is `stopped` or `failed` goes on when it is started again.'),
  problem: z.string().nullable().describe('Why it failed.'),
  by: z.string(),
  at: instant.describe('When the file was sent.'),
  changedAt: instant,
  hasFile: z.boolean().describe('False once the import is over, or a day later: then send the file again.'),
  rows: z.int(),
  done: z.int().describe('Rows that the dry run or the import has gone over.'),
  totals,
  drafts: z.int().describe('How many of the created listings are not published.'),
  pictures: z.int().describe('How many pictures were added, or would be.'),
  archives: z.array(z.strictObject({ name: z.string(), pictures: z.int() })),
  columns: z.array(FileColumn),
  notes: z.array(z.string()).describe('About the file as a whole.'),
  choices,
  defaults,
});
/** An import of listings in the panel. */
export type ListingImport = z.infer<typeof ListingImport>;

const ListingImportLine = ListingImport.pick({
  ...{ id: true, fileName: true, state: true, by: true, at: true, rows: true, totals: true },
});

const ImportedRow = z.strictObject({
  row: z.int().describe('From 1, the header of a CSV not counted.'),
  outcome,
  key: z.string().nullable().describe('Its id in the list.'),
  name: z.string().nullable(),
  apartmentId: z.string().nullable(),
  published: z.boolean().nullable().describe('Null where the row made or changed nothing.'),
  reasons: z.array(z.string()).describe('Why it is refused.'),
  changes: z.array(
    z.strictObject({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  ),
  notes: z.array(z.strictObject({ kind: z.enum(['fixed', 'warning']), field: z.string(), text: z.string() })),
  pictures: z.int(),
});
/** What became of a row of an import. */
export type ImportedRow = z.infer<typeof ImportedRow>;

const ImportedRowView = ImportedRow.extend({
  documentId: z.string().nullable().describe('Of the listing, where there is one.'),
});
export type ImportedRowView = z.infer<typeof ImportedRowView>;

const show = z.enum([...outcome.options, 'warnings']);
const RowsQuery = z.strictObject({ show: show.optional(), ...pageFields(200) });
export type RowsQuery = z.output<typeof RowsQuery>;

const Mapping = z.strictObject({
  source: requiredText(60),
  choices: choices.refine((chosen) => Object.keys(chosen).length <= 500, 'must be 500 or fewer'),
  defaults,
});
export type ImportMapping = z.output<typeof Mapping>;

const params = z.strictObject({ id: z.uuid('must be the id of an import') });

const NOT_NOW = 'The import is not in a state for this, or another one runs; the message says which.';

/** Listings from a file: sent, understood, tried, and imported by a job. */
export const listingImportRoutes = {
  'GET /booking-rules/listing-imports': route({
    summary: 'List the imports of the last 30 days, and what a list can say of a listing',
    access: 'listings.import',
    handler: 'listingImports.list',
    query: noQuery,
    answer: data(
      z.strictObject({
        imports: z.array(ListingImportLine),
        fields: z.array(z.strictObject({ field: z.string(), label: z.string() })),
      }),
    ),
  }),
  'POST /booking-rules/listing-imports': route({
    summary: 'Send a list of listings, JSON or CSV, in a form as `file`',
    access: 'listings.import',
    handler: 'listingImports.upload',
    status: 201,
    answer: data(ListingImport),
    errors: { 400: 'The file cannot be read as a list.', 409: 'Too many files are kept.' },
  }),
  'GET /booking-rules/listing-imports/{id}': route({
    summary: 'Show an import with its progress',
    access: 'listings.import',
    handler: 'listingImports.findOne',
    params,
    query: noQuery,
    answer: data(ListingImport),
    errors: { 404: 'There is no such import.' },
  }),
  'GET /booking-rules/listing-imports/{id}/rows': route({
    summary: 'List what became of the rows of an import, or would become of them',
    access: 'listings.import',
    handler: 'listingImports.rows',
    params,
    query: RowsQuery,
    answer: page(ImportedRowView),
    errors: { 404: 'There is no such import.' },
  }),
  'GET /booking-rules/exports/listing-imports/{id}': route({
    summary: 'Download what became of the rows of an import as CSV',
    access: 'listings.import',
    handler: 'listingImports.rowsFile',
    params,
    query: z.strictObject({ show: show.optional() }),
    answer: 'text/csv',
    errors: { 404: 'There is no such import.' },
  }),
  'GET /booking-rules/exports/listing-template': route({
    summary: 'Download a list with all columns and one example, as CSV',
    access: 'listings.import',
    handler: 'listingImports.template',
    query: noQuery,
    answer: 'text/csv',
  }),
  'POST /booking-rules/listing-imports/{id}/pictures': route({
    summary: 'Send a zip file of pictures for an import, in a form as `file`',
    access: 'listings.import',
    handler: 'listingImports.addPictures',
    params,
    status: 201,
    answer: data(ListingImport),
    errors: { 400: 'The file is not a zip file of pictures.', 404: 'There is no such import.', 409: NOT_NOW },
  }),
  'POST /booking-rules/listing-imports/{id}/check': route({
    summary: 'Begin the dry run of an import, with what its columns mean',
    access: 'listings.import',
    handler: 'listingImports.check',
    params,
    body: data(Mapping),
    answer: data(ListingImport),
    errors: { 404: 'There is no such import.', 409: NOT_NOW },
  }),
  'POST /booking-rules/listing-imports/{id}/start': route({
    summary: 'Begin the import, after its dry run or where it was stopped',
    access: 'listings.import',
    handler: 'listingImports.start',
    params,
    answer: data(ListingImport),
    errors: { 404: 'There is no such import.', 409: NOT_NOW },
  }),
  'POST /booking-rules/listing-imports/{id}/stop': route({
    summary: 'Stop a dry run or an import; what is written stays',
    access: 'listings.import',
    handler: 'listingImports.stop',
    params,
    answer: data(ListingImport),
    errors: { 404: 'There is no such import.', 409: NOT_NOW },
  }),
  'DELETE /booking-rules/listing-imports/{id}': route({
    summary: 'Remove an import with its file; the listings stay',
    access: 'listings.import',
    handler: 'listingImports.remove',
    params,
    answer: data(z.strictObject({ id: z.string() })),
    errors: { 404: 'There is no such import.', 409: NOT_NOW },
  }),
} satisfies RouteTable;
