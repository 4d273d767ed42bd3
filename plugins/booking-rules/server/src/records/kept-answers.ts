import type { Core } from '@strapi/strapi';
import { ENTRIES } from '../folio/sums';
import { UIDS } from './documents';
import { HISTORY } from './reservations/reservation-history';
import { DEMO_RECORDS } from './reservations/reservations';

/** Answers that are kept at most. */
const MOST_KEPT = 100;
/** Changes that are remembered at most, and those from which on an answer is worked out as a whole. */
const MOST_REMEMBERED = 10_000;
const MOST_CHANGED = 1_000;
/** Rows that are looked at again: a transaction may end after others that have taken their ids later. */
const LOOKED_AT_AGAIN = 1_000;
/**
 * Only the last rows are counted, since PostgreSQL reads all that it counts: from these on, until they are so many. What
 * is missed is a transaction that ends so many rows after its last one.
 */
const COUNTED_AT_LEAST = 20_000;
const COUNTED_AT_MOST = 40_000;

/** What was answered before, and the reservations that have been written to since. */
export interface AnsweredBefore<Answer> {
  answer: Answer;
  /** Their references. */
  changed: readonly string[];
}

/** What is known of a table that rows are appended to. */
interface Known {
  /** The id behind which rows are counted, and how many there are. */
  anchor: number;
  rows: number;
  lastId: number;
  /** The ids of the last rows. */
  ids: ReadonlySet<number>;
}

/**
 * What was worked out of reservations and their folios alone, in memory. Every change of either appends an entry or a
 * line of the history: while there are as many of both, the answer is the same, whichever process has written. Once
 * there are more, the new rows name the reservations that have changed. Nothing is taken from them but with demo
 * bookings, whose records go at the same moment: once there are more or fewer of these, everything is worked out anew.
 */
export function createKeptAnswers({ strapi }: { strapi: Core.Strapi }) {
  const kept = new Map<string, { changes: number; answer: unknown }>();
  const known = new Map<string, Known>();
  let demoBookings = 0;
  /** The references of what was written, first to last; `forgotten` came before them. */
  let changes: string[] = [];
  let forgotten = 0;
  let reading: Promise<number> = Promise.resolve(0);
  /** The reading that has not begun. */
  let next: Promise<number> | null = null;
  const turns = new Map<string, Promise<void>>();

  /**
   * Reads what has been written, one reader after the other. Counting rows is what it costs: all who ask before one
   * begins share it.
   * @returns how many changes there have been
   */
  function readChanges(): Promise<number> {
    if (next) return next;
    next = reading
      .catch(() => 0)
      .then(() => {
        next = null;
        return readNext();
      });
    reading = next;
    return next;
  }

  async function readNext(): Promise<number> {
    const { connection } = strapi.db;
    const tables = [ENTRIES, HISTORY];
    const countOf = (table: string) =>
      connection(table)
        .where('id', '>', known.get(table)?.anchor ?? 0)
        .count('*');
    const [counts]: Record<string, number | string>[] = await connection.select({
      ...Object.fromEntries(tables.map((table) => [table, countOf(table)])),
      demo: connection(DEMO_RECORDS).where({ uid: UIDS.reservation }).count('*'),
    });
    if (demoBookings !== Number(counts?.['demo'])) {
      demoBookings = Number(counts?.['demo']);
      known.clear();
    }
    for (const table of tables)
      if (Number(counts?.[table]) !== known.get(table)?.rows) await readTable(table);
    if (changes.length > MOST_REMEMBERED) {
      forgotten += changes.length - MOST_CHANGED;
      changes = changes.slice(-MOST_CHANGED);
    }
    return forgotten + changes.length;
  }

  async function readTable(table: string): Promise<void> {
    const { connection } = strapi.db;
    const before = known.get(table) ?? null;
    const lastBefore = before?.lastId ?? (await lastIdOf(table));
    const [anchor, nextAnchor] = [before?.anchor ?? 0, lastBefore - COUNTED_AT_LEAST];
    // One statement, which sees one state of the table.
    const last: {
      rows: number | string;
      next: number | string | null;
      id: number | null;
      reference: string;
    }[] = await connection
      .from(
        connection(table)
          .where('id', '>', before ? anchor : nextAnchor)
          .select({
            rows: connection.raw('count(*)'),
            next: connection.raw('sum(case when id > ? then 1 else 0 end)', [nextAnchor]),
          })
          .as('counted'),
      )
      .leftJoin(table, (join) => void join.on('id', '>', connection.raw('?', [lastBefore - LOOKED_AT_AGAIN])))
      .select('rows', 'next', 'id', 'reference');
    const [rows, next] = [Number(last[0]?.rows ?? 0), Number(last[0]?.next ?? 0)];
    const found = last.flatMap(({ id, reference }) => (id === null ? [] : [{ id, reference }]));
    const added = found.filter(({ id }) => before && !before.ids.has(id));
    const lastId = found.reduce((most, { id }) => Math.max(most, id), lastBefore);
    const ids = new Set(found.map(({ id }) => id).filter((id) => id > lastId - LOOKED_AT_AGAIN));
    const isKept = before !== null && rows <= COUNTED_AT_MOST;
    known.set(
      table,
      isKept ? { anchor, rows, lastId, ids } : { anchor: nextAnchor, rows: next, lastId, ids },
    );
    if (before && before.rows + added.length === rows)
      for (const { reference } of added) changes.push(reference);
    // A row has come that lies further back: nobody can say which.
    else forget();
  }

  async function lastIdOf(table: string): Promise<number> {
    const [found] = await strapi.db.connection(table).max({ id: 'id' });
    return Number(found?.['id'] ?? 0);
  }

  function forget(): void {
    forgotten += changes.length + 1;
    changes = [];
  }

  async function answerNow<Answer>(key: string, work: Work<Answer>): Promise<Answer> {
    const now = await readChanges();
    const last = kept.get(key);
    const isFollowed = last && last.changes >= forgotten && now - last.changes <= MOST_CHANGED;
    const before = isFollowed
      ? { answer: last.answer as Answer, changed: [...new Set(changes.slice(last.changes - forgotten))] }
      : null;
    const answer = last?.changes === now ? (last.answer as Answer) : await work(before);
    // What was asked for last is forgotten last.
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, { changes: now, answer });
    return answer;
  }

  /**
   * An answer, worked out anew where something has been written since. Who asks for the same meanwhile waits for it.
   * @param key says all that it depends on beside reservations and folios; it is always of the same type
   * @param work is told what was answered before, where an answer can follow from that
   */
  return function keep<Answer>(key: string, work: Work<Answer>): Promise<Answer> {
    const answer = (turns.get(key) ?? Promise.resolve()).then(() => answerNow(key, work));
    const turn = answer
      .catch(() => null)
      .then(() => {
        if (turns.get(key) === turn) turns.delete(key);
      });
    turns.set(key, turn);
    return answer;
  };
}

type Work<Answer> = (before: AnsweredBefore<Answer> | null) => Promise<Answer>;

export type KeepAnswer = ReturnType<typeof createKeptAnswers>;
