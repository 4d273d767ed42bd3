import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { DemoPart, DemoRemoval, KeptRecord } from '../../../contracts/setup/demo-content';
import type { DemoCounts } from './host';

const TABLE = 'demo_removals';
const LONGEST_PROBLEM = 500;

/** A removal of the demo content as it is kept. */
export interface Removal {
  id: string;
  state: DemoRemoval['state'];
  by: string;
  account: number;
  keep: DemoPart[];
  /** What there was to remove when it began; null before the backup is made. */
  before: DemoCounts | null;
  done: number;
  total: number;
  backup: { name: string; bytes: number } | null;
  report: { removed: DemoCounts; kept: KeptRecord[] } | null;
  problem: string | null;
  /** Instant in milliseconds. */
  createdAt: number;
}

/** A row of the table, as both databases give it. */
interface StoredRemoval {
  id: string;
  state: Removal['state'];
  by: string;
  account: number;
  keep: string;
  before: string;
  done: number;
  total: number;
  backup_name: string | null;
  backup_bytes: number | string | null;
  report: string | null;
  problem: string | null;
  created_at: number | string;
}

/** The table of removals: the last one is told, and one that is under way goes on in any process. */
export const createRemovals = ({ strapi }: { strapi: Core.Strapi }) => {
  const table = () => strapi.db.connection<StoredRemoval>(TABLE);
  const first = (rows: StoredRemoval[]): Removal | null => rows.map(removalOf)[0] ?? null;

  return {
    /** Numbered, so that of two that begin at once one is refused. @throws a duplicate key */
    async insert(removal: Omit<Removal, 'id'>, trx: Knex.Transaction): Promise<string> {
      const { by, account, createdAt } = removal;
      const [counted] = await trx(TABLE).count({ count: '*' });
      const id = `removal-${Number(counted?.['count'] ?? 0) + 1}`;
      await trx(TABLE).insert({ id, by, account, created_at: createdAt, ...columnsOf(removal, createdAt) });
      return id;
    },

    /** Changes a removal while it is in a state. @returns whether it was */
    async change(
      id: string,
      from: Removal['state'],
      change: Partial<Removal>,
      now: number,
    ): Promise<boolean> {
      const changed = await strapi.db
        .connection(TABLE)
        .where({ id, state: from })
        .update(columnsOf(change, now));
      return changed === 1;
    },

    async last(): Promise<Removal | null> {
      return first(await table().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1));
    },

    /** The one that the job has to go on with. */
    async underWay(): Promise<Removal | null> {
      return first(await table().whereIn('state', ['backing-up', 'removing']).orderBy('created_at').limit(1));
    },
  };
};

export type Removals = ReturnType<typeof createRemovals>;

/** What is said of a removal, as columns of its table. */
function columnsOf(removal: Partial<Removal>, now: number): Record<string, unknown> {
  const { state, keep, before, done, total, backup, report, problem } = removal;
  const said: Record<string, unknown> = {
    ...{ state, done, total, changed_at: now },
    keep: keep && JSON.stringify(keep),
    before: before === undefined ? undefined : JSON.stringify(before),
    backup_name: backup?.name,
    backup_bytes: backup?.bytes,
    report: report ? JSON.stringify(report) : undefined,
    problem: problem?.slice(0, LONGEST_PROBLEM),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

function removalOf(stored: StoredRemoval): Removal {
  const { id, state, by, account, done, total, problem, backup_name: name } = stored;
  return {
    ...{ id, state, by, account, done, total, problem },
    keep: JSON.parse(stored.keep) as DemoPart[],
    before: JSON.parse(stored.before) as DemoCounts | null,
    backup: name === null ? null : { name, bytes: Number(stored.backup_bytes) },
    report: stored.report === null ? null : (JSON.parse(stored.report) as Removal['report']),
    createdAt: Number(stored.created_at),
  };
}
