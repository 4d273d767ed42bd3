import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import createError from 'http-errors';
import type {
  ImportedRow,
  ImportedRowView,
  ImportMapping,
  ListingImport,
  RowsQuery,
} from '../../../contracts/setup/listing-imports';
import { toldOfRow } from '../../../shared/messages/answers';
import type { Actor } from '../platform/http/signed-in';
import type { SentFile } from '../platform/http/sent-file';
import { outsideTransactions } from '../platform/outside-transactions';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { documents, UIDS } from '../records/documents';
import type { ListingImporter } from './importer';
import { createRunFiles, LIST } from './run-files';
import { createRuns, noTotals, WORKING, type Run, type RunState } from './runs';
import { workOn } from './work';

/** Files wait in the database until they are imported: no more of them than these. */
const MOST_FILES = 10;
const MOST_ARCHIVES = 5;
const FILE_MS = 24 * 3_600_000;
const RUN_MS = 30 * FILE_MS;
const ROWS_PER_PIECE = 200;
const OVER_OR_IDLE = ['uploaded', 'checked', 'imported', 'stopped', 'failed'] as const satisfies RunState[];

export interface ListingImportDeps {
  strapi: Core.Strapi;
  wake: () => void;
}

/** Imports of listings from files that managers send, one at a time; the host reads the files and writes the listings. */
export const createListingImports = ({ strapi, wake }: ListingImportDeps) => {
  const runs = createRuns({ strapi });
  const files = createRunFiles({ strapi });
  const stopping = new AbortController();
  let host: ListingImporter | null = null;

  function importer(): ListingImporter {
    if (!host) throw new Error('The host has said nothing about lists of listings');
    return host;
  }

  async function find(id: string): Promise<Run> {
    const run = await runs.find(id);
    if (!run) throw new errors.NotFoundError('There is no such import');
    return run;
  }

  async function view(id: string): Promise<ListingImport> {
    const { createdAt, changedAt, mapping, ...run } = await find(id);
    return {
      ...run,
      ...(await runs.sums(id)),
      source: mapping.source,
      choices: mapping.choices,
      defaults: mapping.defaults,
      at: new Date(createdAt).toISOString(),
      changedAt: new Date(changedAt).toISOString(),
    };
  }

  /** Changes an import in one of these states, and answers with it. @throws 409 in others */
  async function change(id: string, from: readonly RunState[], what: Partial<Run>): Promise<ListingImport> {
    if (!(await runs.change(id, from, what, Date.now())))
      throw conflict('This import cannot do that right now');
    return view(id);
  }

  /** @throws 409 when there is no file any more, or another import is under way */
  async function readyToWork(id: string): Promise<Run> {
    const run = await find(id);
    if (!run.hasFile) throw conflict('The file is no longer kept. Upload it again.');
    const other = await runs.nextWorking();
    if (other) throw conflict(`Wait until the import of ${other.fileName} is done, or stop it.`);
    return run;
  }

  async function withDocuments(reports: readonly ImportedRow[]): Promise<ImportedRowView[]> {
    const ids = reports.flatMap(({ apartmentId }) => apartmentId ?? []);
    const found =
      ids.length === 0
        ? []
        : await documents(strapi, UIDS.apartment).findMany({
            filters: { apartmentId: { $in: ids } },
            limit: ids.length,
          });
    const documentIds = new Map(found.map(({ apartmentId, documentId }) => [apartmentId, documentId]));
    return reports.map((report) => ({
      ...report,
      reasons: report.reasons.map(toldOfRow),
      changes: report.changes.map(({ field, from, to }) => ({
        ...{ field: toldOfRow(field), from: from && toldOfRow(from), to: to && toldOfRow(to) },
      })),
      notes: report.notes.map(({ kind, field, text }) => ({
        ...{ kind, field: toldOfRow(field), text: toldOfRow(text) },
      })),
      documentId: documentIds.get(report.apartmentId ?? '') ?? null,
    }));
  }

  async function remove(id: string): Promise<void> {
    await files.remove(id);
    await runs.remove(id);
  }

  async function* allRows(id: string, show: RowsQuery['show']): AsyncGenerator<ImportedRow[]> {
    for (let page = 1; ; page += 1) {
      const { reports } = await runs.rowsPage(id, { show, page, pageSize: ROWS_PER_PIECE });
      if (reports.length > 0) yield reports;
      if (reports.length < ROWS_PER_PIECE) return;
    }
  }

  return {
    /** Called once by the host, before anybody is served. */
    useImporter(given: ListingImporter): void {
      host = given;
    },

    fields: () => importer().fields.map(({ field, label }) => ({ field, label: toldOfRow(label) })),
    template: () => importer().template(),

    async list() {
      const kept = await runs.list();
      const totals = await runs.totals(kept.map(({ id }) => id));
      return kept.map(({ id, fileName, state, by, rows, createdAt }) => ({
        ...{ id, fileName, state, by, rows, at: new Date(createdAt).toISOString() },
        totals: totals.get(id) ?? noTotals(),
      }));
    },

    view,

    /** Takes a list in, once it is known to be one. @throws ValidationError when it is not */
    async upload({ path, name }: SentFile, { by, now }: Actor): Promise<ListingImport> {
      if ((await runs.count({ has_file: true })) >= MOST_FILES)
        throw conflict('There are too many imports that are not finished. Remove one first.');
      const { rows, source, columns, notes } = await importer().read(path, name);
      const id = randomUUID();
      // First, so that a file which is kept by halves is cleared away with it.
      await runs.insert({
        ...{ id, by, rows, columns, notes, fileName: name, state: 'uploaded', problem: null },
        ...{ done: 0, archives: [], hasFile: true, createdAt: now.getTime(), changedAt: now.getTime() },
        mapping: { source, choices: {}, defaults: {} },
      });
      try {
        await files.keep(id, LIST, path);
      } catch (error) {
        await remove(id);
        throw error;
      }
      return view(id);
    },

    /** Takes pictures for an import in. @throws ValidationError when the file is no zip file of pictures */
    async addPictures(id: string, { path, name }: SentFile): Promise<ListingImport> {
      const { archives, hasFile, state } = await find(id);
      if (!hasFile) throw conflict('The list is no longer kept. Upload it again.');
      if (WORKING.includes(state)) throw conflict('Wait until this import is done, or stop it.');
      if (archives.length >= MOST_ARCHIVES)
        throw conflict(`An import takes at most ${MOST_ARCHIVES} zip files.`);
      const pictures = await importer().countPictures(path);
      const all = [...archives, { name, pictures }];
      await files.keep(id, all.length, path);
      // Its dry run has not seen them.
      return change(id, OVER_OR_IDLE, { archives: all, state: 'uploaded' });
    },

    async check(id: string, mapping: ImportMapping): Promise<ListingImport> {
      const known = new Set(importer().fields.map(({ field }) => field));
      const wrong = Object.values(mapping.choices).find((field) => field !== null && !known.has(field));
      if (wrong !== undefined) throw new errors.ValidationError(`There is no field "${String(wrong)}"`);
      const source = importer().sourceNamed(mapping.source);
      if (source === '') throw new errors.ValidationError('Give the list a name with letters or digits');
      await readyToWork(id);
      await runs.clearRows(id);
      const begun = { state: 'checking', done: 0, problem: null, mapping: { ...mapping, source } } as const;
      const answer = await change(id, OVER_OR_IDLE, begun);
      wake();
      return answer;
    },

    async start(id: string, { by, now }: Actor): Promise<ListingImport> {
      const run = await readyToWork(id);
      if (run.state === 'checked') await runs.clearRows(id);
      const begun = {
        state: 'importing',
        problem: null,
        ...(run.state === 'checked' && { done: 0 }),
      } as const;
      const answer = await change(id, ['checked', 'stopped', 'failed'], begun);
      const entry = {
        ...{ by, action: 'imported', subject: UIDS.apartment, subjectId: id, label: run.fileName },
        details: { rows: run.rows, source: run.mapping.source },
      };
      await inTransaction(strapi, (trx) => recordChange(trx, entry, now));
      wake();
      return answer;
    },

    async stop(id: string): Promise<ListingImport> {
      const { state } = await find(id);
      const [from, to] =
        state === 'checking' ? (['checking', 'uploaded'] as const) : (['importing', 'stopped'] as const);
      return change(id, [from], { state: to });
    },

    async remove(id: string): Promise<{ id: string }> {
      const { state } = await find(id);
      if (WORKING.includes(state)) throw conflict('Stop the import first.');
      await remove(id);
      return { id };
    },

    async rows(id: string, query: RowsQuery) {
      await find(id);
      const { page, pageSize } = query;
      const { reports, total } = await runs.rowsPage(id, query);
      const pageCount = Math.max(1, Math.ceil(total / pageSize));
      return {
        data: await withDocuments(reports),
        meta: { pagination: { page, pageSize, pageCount, total } },
      };
    },

    /** All rows, some at a time. @throws NotFoundError before the first */
    async allRows(id: string, show: RowsQuery['show']): Promise<AsyncGenerator<ImportedRow[]>> {
      await find(id);
      return allRows(id, show);
    },

    jobs: {
      /**
       * Goes on with imports that were started until none is left, in nobody's name: whoever has started one does not
       * wait for it.
       */
      work: (): Promise<void> =>
        outsideTransactions(async () => {
          for (;;) {
            const run = stopping.signal.aborted ? null : await runs.nextWorking();
            if (!run) return;
            await workOn({ strapi, runs, files }, importer(), run, stopping.signal);
          }
        }),

      /** Removes files after a day, and imports after 30. */
      async clear(now: Date): Promise<void> {
        for (const id of await runs.begunBefore(now.getTime() - RUN_MS)) await remove(id);
        for (const id of await runs.begunBefore(now.getTime() - FILE_MS, { has_file: true })) {
          await runs.change(id, OVER_OR_IDLE, { hasFile: false }, now.getTime());
          await files.remove(id);
        }
      },
    },

    /** Ends what is under way; the next process goes on with it. */
    stopWorking: (): void => stopping.abort(),
  };
};

const conflict = (message: string): Error => createError(409, message);
