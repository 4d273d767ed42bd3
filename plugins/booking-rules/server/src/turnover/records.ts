import type { Knex } from 'knex';
import type { Day } from '../../../shared/domain/stay';
import type { DoneMark } from '../../../shared/domain/turnover/task';

const TASKS = 'booking_turnover_tasks';
const MAINTENANCE = 'booking_maintenance';
const PROBLEMS = 'booking_turnover_problems';
const PHOTOS = 'booking_turnover_photos';
/** As much as a row keeps of who did something. */
const LONGEST_NAME = 120;
/** What is asked for in one query: SQLite takes at most 32,766 values. */
const AT_ONCE = 5_000;

type Db = Knex | Knex.Transaction;

/** What people did about a task. */
export interface KnownTask {
  assignee: number | null;
  note: string | null;
  /** Null while nobody has done it. */
  mark: DoneMark | null;
  doneAt: Date | null;
  doneBy: string | null;
  photo: number | null;
}

interface TaskRow {
  task: string;
  assignee: number | null;
  note: string | null;
  apartment: string | null;
  day: Day | null;
  done_at: number | string | null;
  done_by: string | null;
  photo: number | null;
}

/** What is known of some tasks, by their keys; of most nobody has said anything. */
export async function knownTasks(db: Db, keys: readonly string[]): Promise<Map<string, KnownTask>> {
  const found = new Map<string, KnownTask>();
  for (let index = 0; index < keys.length; index += AT_ONCE) {
    const rows: TaskRow[] = await db<TaskRow>(TASKS).whereIn('task', keys.slice(index, index + AT_ONCE));
    for (const row of rows) found.set(row.task, knownTask(row));
  }
  return found;
}

function knownTask({ assignee, note, apartment, day, done_at, done_by, photo }: TaskRow): KnownTask {
  const mark = apartment === null || day === null ? null : { apartmentId: apartment, day };
  const doneAt = done_at === null ? null : new Date(Number(done_at));
  return { assignee, note, mark, doneAt, doneBy: done_by, photo };
}

/** What is known of a task, which nobody else changes until the transaction ends. */
export async function lockTask(trx: Knex.Transaction, task: string): Promise<KnownTask> {
  await trx(TASKS).insert({ task }).onConflict('task').ignore();
  const row: TaskRow | undefined = await trx<TaskRow>(TASKS).where({ task }).forUpdate().first();
  if (row === undefined) throw new Error(`The task ${task} is gone`);
  return knownTask(row);
}

/** Who did a task, for which apartment and day; null takes that back. */
export type Done = (DoneMark & { by: string; at: Date; photo: number | null }) | null;

/** Changes what is known of a task; what is not named stays. */
export async function writeTask(
  trx: Knex.Transaction,
  task: string,
  { assignee, note, done }: { assignee?: number | null; note?: string | null; done?: Done },
): Promise<void> {
  const change = {
    ...(assignee !== undefined && { assignee }),
    ...(note !== undefined && { note: note === '' ? null : note }),
    ...(done !== undefined && {
      apartment: done?.apartmentId ?? null,
      day: done?.day ?? null,
      done_at: done?.at.getTime() ?? null,
      done_by: done?.by.slice(0, LONGEST_NAME) ?? null,
      photo: done?.photo ?? null,
    }),
  };
  await trx<TaskRow>(TASKS)
    .insert({ task, ...change })
    .onConflict('task')
    .merge(change);
}

/** Something that a manager has asked for. */
export interface MaintenanceRow {
  id: number;
  apartment: string;
  day: Day;
  text: string;
}

/** What was asked for on some days. @param from the first day. @param to the last one */
export function maintenanceOn(db: Db, from: Day, to: Day): Promise<MaintenanceRow[]> {
  return db<MaintenanceRow>(MAINTENANCE)
    .where('day', '>=', from)
    .andWhere('day', '<=', to)
    .orderBy('id')
    .select('id', 'apartment', 'day', 'text');
}

export async function insertMaintenance(
  trx: Knex.Transaction,
  { by, at, ...row }: Omit<MaintenanceRow, 'id'> & { by: string; at: Date },
): Promise<number> {
  const [added]: { id: number }[] = await trx(MAINTENANCE)
    .insert({ ...row, by: by.slice(0, LONGEST_NAME), at: at.getTime() })
    .returning('id');
  return Number(added?.id);
}

/** The line that was removed; undefined where there was none. */
export async function deleteMaintenance(
  trx: Knex.Transaction,
  id: number,
): Promise<MaintenanceRow | undefined> {
  const row = await trx<MaintenanceRow>(MAINTENANCE).where({ id }).first();
  if (row) {
    await trx(MAINTENANCE).where({ id }).delete();
    await trx(TASKS)
      .where({ task: `maintenance:${id}` })
      .delete();
  }
  return row;
}

/** Something wrong in an apartment. */
export interface ProblemRow {
  id: number;
  request: string;
  apartment: string;
  task: string | null;
  reference: string | null;
  text: string;
  photo: number | null;
  by: string;
  at: number | string;
  solved_at: number | string | null;
}

/** What nobody has solved, the newest first. */
export function openProblems(db: Db): Promise<ProblemRow[]> {
  return db<ProblemRow>(PROBLEMS).whereNull('solved_at').orderBy('id', 'desc').select('*');
}

export function findOpenProblem(db: Db, id: number): Promise<ProblemRow | undefined> {
  return db<ProblemRow>(PROBLEMS).where({ id }).whereNull('solved_at').first();
}

/** Whether it was written, with its photo: not a second time for the same request. @param image WebP */
export async function insertProblem(
  trx: Knex.Transaction,
  { at, by, ...row }: Omit<ProblemRow, 'id' | 'at' | 'photo' | 'solved_at'> & { at: Date },
  image: Buffer | null,
): Promise<boolean> {
  const [written]: { id: number }[] = await trx(PROBLEMS)
    .insert({ ...row, by: by.slice(0, LONGEST_NAME), at: at.getTime() })
    .onConflict('request')
    .ignore()
    .returning('id');
  if (!written) return false;
  if (image)
    await trx(PROBLEMS)
      .where({ id: written.id })
      .update({ photo: await insertPhoto(trx, image, at) });
  return true;
}

/** Whether a problem was open until now. */
export async function solveProblem(
  trx: Knex.Transaction,
  id: number,
  by: string,
  now: Date,
): Promise<boolean> {
  const solved = await trx(PROBLEMS)
    .where({ id })
    .whereNull('solved_at')
    .update({ solved_at: now.getTime(), solved_by: by.slice(0, LONGEST_NAME) });
  return solved > 0;
}

/** Keeps a small photo. @param image WebP @returns its number */
export async function insertPhoto(trx: Knex.Transaction, image: Buffer, now: Date): Promise<number> {
  const row = { image: image.toString('base64'), at: now.getTime() };
  const [added]: { id: number }[] = await trx(PHOTOS).insert(row).returning('id');
  return Number(added?.id);
}

export async function findPhoto(db: Db, id: number): Promise<{ image: string; at: Date } | null> {
  const row = await db<{ id: number; image: string; at: number | string }>(PHOTOS).where({ id }).first();
  return row ? { image: row.image, at: new Date(Number(row.at)) } : null;
}

/** Deletes photos that are older than an instant, and what was done on days before another. */
export async function clearBefore(trx: Knex.Transaction, photos: Date, day: Day): Promise<void> {
  await trx(PHOTOS).where('at', '<', photos.getTime()).delete();
  await trx(TASKS).where('day', '<', day).delete();
}
