import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type {
  FileColumn,
  ImportedRow,
  ImportMapping,
  ImportOutcome,
  ListingImport,
  RowsQuery,
} from '../../../contracts/setup/listing-imports';

const RUNS = 'listing_import_runs';
const ROWS = 'listing_import_rows';
/** Rows of one statement: SQLite takes no more than 500 in those that knex makes. */
const ROWS_AT_ONCE = 100;
const LONGEST_PROBLEM = 500;

export type RunState = ListingImport['state'];
/** States in which the job has something to do. */
export const WORKING: readonly RunState[] = ['checking', 'importing'];

/** An import as it is kept. */
export interface Run {
  id: string;
  fileName: string;
  state: RunState;
  problem: string | null;
  by: string;
  rows: number;
  done: number;
  archives: { name: string; pictures: number }[];
  columns: FileColumn[];
  notes: string[];
  mapping: ImportMapping;
  hasFile: boolean;
  /** Instants in milliseconds. */
  createdAt: number;
  changedAt: number;
}

/** A row of the table, as both databases give it. */
interface StoredRun {
  id: string;
  file_name: string;
  state: RunState;
  problem: string | null;
  by: string;
  rows: number;
  done: number;
  archives: string;
  columns: string;
  notes: string;
  mapping: string;
  has_file: boolean | number;
  created_at: number | string;
  changed_at: number | string;
}

export interface RunSums {
  totals: Record<ImportOutcome, number>;
  drafts: number;
  pictures: number;
}

export const noTotals = (): RunSums['totals'] => ({ created: 0, changed: 0, 'left alone': 0, refused: 0 });

/** The tables of imports and of what became of their rows. */
export const createRuns = ({ strapi }: { strapi: Core.Strapi }) => {
  const runs = () => strapi.db.connection(RUNS);
  const rows = () => strapi.db.connection(ROWS);

  function rowsOf(run: string, show: RowsQuery['show']): Knex.QueryBuilder {
    const query = rows().where({ run });
    if (show === undefined) return query;
    return show === 'warnings' ? query.where({ has_warnings: true }) : query.where({ outcome: show });
  }

  /** What became of the rows of imports, in numbers. */
  async function totals(ids: readonly string[]): Promise<Map<string, RunSums['totals']>> {
    const found: { run: string; outcome: ImportOutcome; count: number | string }[] = await rows()
      .whereIn('run', [...ids])
      .groupBy('run', 'outcome')
      .select('run', 'outcome')
      .count({ count: '*' });
    const sums = new Map<string, RunSums['totals']>();
    for (const { run, outcome, count } of found) {
      sums.set(run, { ...(sums.get(run) ?? noTotals()), [outcome]: Number(count) });
    }
    return sums;
  }

  return {
    async insert(run: Run): Promise<void> {
      await runs().insert({
        id: run.id,
        by: run.by,
        created_at: run.createdAt,
        ...columnsOf(run, run.createdAt),
      });
    },

    async find(id: string): Promise<Run | null> {
      const found: StoredRun[] = await runs().where({ id }).limit(1);
      return found.map(runOf)[0] ?? null;
    },

    /** The newest first. */
    async list(): Promise<Run[]> {
      const found: StoredRun[] = await runs().orderBy('created_at', 'desc').orderBy('id').limit(50);
      return found.map(runOf);
    },

    async count(where: Partial<Pick<StoredRun, 'has_file'>>): Promise<number> {
      const [counted] = await runs().where(where).count({ count: '*' });
      return Number(counted?.['count'] ?? 0);
    },

    /** Changes an import while it is in one of these states. @returns whether it was */
    async change(id: string, from: readonly RunState[], change: Partial<Run>, now: number): Promise<boolean> {
      const changed = await runs()
        .where({ id })
        .whereIn('state', [...from])
        .update(columnsOf(change, now));
      return changed === 1;
    },

    /** The import that the job has to go on with: the one that has waited longest. */
    async nextWorking(): Promise<Run | null> {
      const found: StoredRun[] = await runs()
        .whereIn('state', [...WORKING])
        .orderBy('changed_at')
        .limit(1);
      return found.map(runOf)[0] ?? null;
    },

    /** The ids of imports that were begun before an instant. */
    async begunBefore(instant: number, where: Partial<Pick<StoredRun, 'has_file'>> = {}): Promise<string[]> {
      const found: { id: string }[] = await runs()
        .where('created_at', '<', instant)
        .andWhere(where)
        .whereNotIn('state', [...WORKING])
        .select('id');
      return found.map(({ id }) => id);
    },

    async remove(id: string): Promise<void> {
      await rows().where({ run: id }).delete();
      await runs().where({ id }).delete();
    },

    async clearRows(run: string): Promise<void> {
      await rows().where({ run }).delete();
    },

    /** Adds what became of rows; what is known of one from before an interruption stays. */
    async addRows(run: string, reports: readonly ImportedRow[]): Promise<void> {
      for (let start = 0; start < reports.length; start += ROWS_AT_ONCE) {
        const some = reports.slice(start, start + ROWS_AT_ONCE).map((report) => ({
          ...{ run, row: report.row, outcome: report.outcome, pictures: report.pictures },
          has_warnings: report.notes.some(({ kind }) => kind === 'warning'),
          is_draft: report.outcome === 'created' && report.published === false,
          report: JSON.stringify(report),
        }));
        await rows().insert(some).onConflict(['run', 'row']).ignore();
      }
    },

    /** A page of what became of rows, in their order, and how many there are. */
    async rowsPage(
      run: string,
      { show, page, pageSize }: RowsQuery,
    ): Promise<{ reports: ImportedRow[]; total: number }> {
      const counted: { count: number | string }[] = await rowsOf(run, show).count({ count: '*' });
      const found: { report: string }[] = await rowsOf(run, show)
        .orderBy('row')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .select('report');
      return {
        reports: found.map(({ report }) => JSON.parse(report) as ImportedRow),
        total: Number(counted[0]?.count ?? 0),
      };
    },

    totals,

    async sums(run: string): Promise<RunSums> {
      const sum = await totals([run]);
      const [drafts] = await rows().where({ run, is_draft: true }).count({ count: '*' });
      const [pictures] = await rows().where({ run }).sum({ sum: 'pictures' });
      return {
        totals: sum.get(run) ?? noTotals(),
        drafts: Number(drafts?.['count'] ?? 0),
        pictures: Number(pictures?.['sum'] ?? 0),
      };
    },
  };
};

export type Runs = ReturnType<typeof createRuns>;

/** What is said of an import, as columns of its table. */
function columnsOf(run: Partial<Run>, now: number): Record<string, unknown> {
  const { fileName, state, problem, rows, done, archives, columns, notes, mapping, hasFile } = run;
  const said: Record<string, unknown> = {
    ...{ state, rows, done, has_file: hasFile },
    ...{ file_name: fileName, source: mapping?.source },
    problem: problem?.slice(0, LONGEST_PROBLEM) ?? problem,
    archives: archives && JSON.stringify(archives),
    columns: columns && JSON.stringify(columns),
    notes: notes && JSON.stringify(notes),
    mapping: mapping && JSON.stringify(mapping),
    changed_at: now,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

function runOf(stored: StoredRun): Run {
  const { id, state, problem, by, rows, done } = stored;
  return {
    ...{ id, state, problem, by, rows, done },
    fileName: stored.file_name,
    archives: JSON.parse(stored.archives) as Run['archives'],
    columns: JSON.parse(stored.columns) as FileColumn[],
    notes: JSON.parse(stored.notes) as string[],
    mapping: JSON.parse(stored.mapping) as ImportMapping,
    hasFile: Boolean(stored.has_file),
    createdAt: Number(stored.created_at),
    changedAt: Number(stored.changed_at),
  };
}
