import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { localDay } from '../../../shared/domain/local-day';
import type { Day } from '../../../shared/domain/stay';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { inLanguage } from './language';

const TABLE = 'booking_jobs';
/** A process that dies in its jobs keeps others out of them for no longer than this. */
const LEASE_MS = 60_000;
const TICK_MS = 15_000;
/** When jobs that another process was at are looked for again: it may have begun before the change that woke us. */
const AGAIN_MS = 1_000;

/** Work that is done again and again, by one process at a time unless it is shared. */
export interface Job {
  name: string;
  /** Every process runs it: it shares its work out itself. */
  shared?: boolean;
  /** It waits for others (channels), so that the jobs after it do not wait for it. */
  apart?: boolean;
  /** It follows what has just changed, so it runs after a change too. The others run every quarter of a minute. */
  soon?: boolean;
  run(now: Date): Promise<void>;
}

/** How a run of a job ended: null, or what went wrong. */
type Ending = string | null;

/**
 * Jobs that run once however many processes there are: whoever gets a job's row runs it, the others pass. They are
 * claimed and let go of together: each row by itself would be thirty commits after every change.
 */
export const createJobs = ({ strapi }: { strapi: Core.Strapi }) => {
  const self = randomUUID();
  const jobs: Job[] = [];
  const runs = new Map<string, { done: number; failed: number }>();
  /** Those that have a row. */
  const listed = new Set<string>();
  /** Those that this process has claimed and not let go of. */
  const held = new Set<string>();
  const runningApart = new Map<string, Promise<void>>();
  /** Those that another process was at. */
  const missed = new Set<Job>();
  let timer: NodeJS.Timeout | null = null;
  let again: NodeJS.Timeout | null = null;
  let renewal: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  /** Those that are to run once more when the others have ended. */
  const wanted = new Set<Job>();
  let stopped = true;

  const rowsOf = (names: Iterable<string>) => strapi.db.connection(TABLE).whereIn('name', [...names]);

  /** @returns those of the jobs that are this process's until it lets go of them */
  async function claim(these: readonly Job[]): Promise<Set<string>> {
    const free = these.map(({ name }) => name).filter((name) => !held.has(name));
    for (const name of free) held.add(name);
    let claimed = new Set<string>();
    try {
      const missing = free.filter((name) => !listed.has(name)).map((name) => ({ name, locked_until: 0 }));
      if (missing.length > 0) await strapi.db.connection(TABLE).insert(missing).onConflict('name').ignore();
      for (const { name } of missing) listed.add(name);
      const now = Date.now();
      // What is ours and not held was let go of while the database was away.
      const rows: { name: string }[] = await rowsOf(free)
        .where((row) => void row.where('locked_until', '<', now).orWhere({ locked_by: self }))
        .update({ locked_until: now + LEASE_MS, locked_by: self }, ['name']);
      claimed = new Set(rows.map(({ name }) => name));
    } finally {
      for (const name of free) if (!claimed.has(name)) held.delete(name);
    }
    keepLeases();
    return claimed;
  }

  /** Renews what is held for as long as its jobs take. */
  function keepLeases(): void {
    renewal ??= setInterval(() => {
      rowsOf(held)
        .where({ locked_by: self })
        .update({ locked_until: Date.now() + LEASE_MS })
        .catch((error: unknown) =>
          strapi.log.warn(`Jobs could not say that they still run: ${String(error)}`),
        );
    }, LEASE_MS / 3);
    renewal.unref();
  }

  /** Notes how jobs ended, and lets others have them. */
  async function letGo(endings: ReadonlyMap<string, Ending>, now: Date): Promise<void> {
    const names = [...endings.keys()];
    try {
      for (const ending of new Set(endings.values())) {
        const done = { locked_until: 0, last_run_at: now.getTime(), last_error: ending };
        const these = names.filter((name) => endings.get(name) === ending);
        await rowsOf(these).where({ locked_by: self }).update(done);
      }
    } finally {
      for (const name of names) held.delete(name);
      if (held.size === 0 && renewal) {
        clearInterval(renewal);
        renewal = null;
      }
    }
  }

  async function run(job: Job, now: Date): Promise<Ending> {
    const { name } = job;
    let ending: Ending = null;
    try {
      // Whoever wakes the jobs may be writing in another language.
      await inLanguage(DEFAULT_LANGUAGE, () => job.run(now));
    } catch (error) {
      ending = String(error).slice(0, 500);
      strapi.log.error(`The job ${name} failed: ${ending}`);
    }
    const known = runs.get(name) ?? { done: 0, failed: 0 };
    const result = ending === null ? 'done' : 'failed';
    runs.set(name, { ...known, [result]: known[result] + 1 });
    return ending;
  }

  /**
   * Runs those of the jobs that can be had, in turn but for those apart, which may go on after it.
   * @param goesOn whether the next job is still wanted
   */
  async function runThese(these: readonly Job[], at: () => Date, goesOn: () => boolean): Promise<void> {
    const claimed = await claim(these);
    const elsewhere = these.filter(({ name, apart, shared }) => !apart && !shared && !held.has(name));
    if (elsewhere.length > 0) lookAgain(elsewhere);
    const endings = new Map<string, Ending>();
    let isOver = false;
    const runOne = async (job: Job): Promise<void> => {
      const now = at();
      const ending = await run(job, now);
      if (!claimed.has(job.name)) return;
      if (isOver) await letGo(new Map([[job.name, ending]]), now);
      else endings.set(job.name, ending);
    };
    try {
      for (const job of these) {
        if (!goesOn()) break;
        if (!claimed.has(job.name) && !job.shared) continue;
        if (!job.apart) await runOne(job);
        else if (!runningApart.has(job.name)) runApart(job.name, runOne(job));
      }
    } finally {
      isOver = true;
      const notRun = [...claimed].filter((name) => !endings.has(name) && !runningApart.has(name));
      for (const name of notRun) held.delete(name);
      await letGo(endings, at());
      if (notRun.length > 0) await rowsOf(notRun).where({ locked_by: self }).update({ locked_until: 0 });
    }
  }

  function runApart(name: string, work: Promise<void>): void {
    runningApart.set(
      name,
      work.catch(complain).finally(() => runningApart.delete(name)),
    );
  }

  function complain(error: unknown): void {
    if (!stopped) strapi.log.error(`The jobs could not be run: ${String(error)}`);
  }

  function lookAgain(elsewhere: readonly Job[]): void {
    if (stopped) return;
    for (const job of elsewhere) missed.add(job);
    again ??= setTimeout(() => {
      again = null;
      const these = jobs.filter((job) => missed.has(job));
      missed.clear();
      begin(these);
    }, AGAIN_MS);
    again.unref();
  }

  /** Runs jobs now, or once more when those that run have ended. */
  function begin(these: readonly Job[]): void {
    if (stopped) return;
    if (running) {
      for (const job of these) wanted.add(job);
      return;
    }
    running = runThese(
      these,
      () => new Date(),
      () => !stopped,
    )
      .catch(complain)
      .finally(() => {
        running = null;
        const those = jobs.filter((job) => wanted.has(job));
        wanted.clear();
        if (those.length > 0) begin(those);
      });
  }

  const beginAll = (): void => begin(jobs);
  /** Runs the jobs that follow a change. */
  const wake = (): void => begin(jobs.filter(({ soon }) => soon));

  return {
    register(job: Job): void {
      jobs.push(job);
    },

    /** Begins to run them every quarter of a minute. Only a process that serves does this. */
    start(): void {
      stopped = false;
      timer ??= setInterval(beginAll, TICK_MS);
      timer.unref();
      beginAll();
    },

    wake,

    /** How often each job has run in this process, by how it ended. */
    runs: (): ReadonlyMap<string, { done: number; failed: number }> => runs,

    /** Runs every job once as of an instant, apart from those that another process is at. */
    async runOnce(now: Date): Promise<void> {
      while (running) await running;
      await runThese(
        jobs,
        () => now,
        () => true,
      );
      await Promise.all(runningApart.values());
    },

    /** Waits for the jobs that are running. */
    async stop(): Promise<void> {
      stopped = true;
      for (const each of [timer, again]) if (each) clearTimeout(each);
      timer = again = null;
      await running;
      await Promise.all(runningApart.values());
    },
  };
};

/**
 * Does work that is taken piece by piece, some at a time. Who has found a piece has another look for the next one, so
 * where nothing is to be done one look is all.
 * @param take the next piece; null when there is none, or none is wanted
 * @throws what the first of them threw, once all have ended
 */
export async function shareOut<Piece>(
  atOnce: number,
  take: () => Promise<Piece | null>,
  work: (piece: Piece) => Promise<void>,
): Promise<void> {
  const workers: Promise<void>[] = [];
  const errors: unknown[] = [];
  async function goOn(): Promise<void> {
    for (let piece = await take(); piece !== null; piece = await take()) {
      if (workers.length < atOnce) begin();
      await work(piece);
    }
  }
  function begin(): void {
    workers.push(goOn().catch((error: unknown) => void errors.push(error)));
  }
  begin();
  // The list grows while they work.
  for (const worker of workers) await worker;
  if (errors.length > 0) throw errors[0];
}

/** Work that a process does once on each day of the property, on the first run of it; what fails is tried again. */
export function onceADay(work: (now: Date) => Promise<void>): (now: Date) => Promise<void> {
  let last: Day | null = null;
  return async (now) => {
    const today = localDay(now);
    if (today === last) return;
    await work(now);
    last = today;
  };
}
