import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { isDuplicateKey } from './database-errors';
import { inLanguage } from './language';

const TABLE = 'booking_jobs';
/** A process that dies in a job keeps others out of it for no longer than this. */
const LEASE_MS = 60_000;
const TICK_MS = 15_000;

/** Work that is done again and again, by one process at a time unless it is shared. */
export interface Job {
  name: string;
  /** Every process runs it: it shares its work out itself. */
  shared?: boolean;
  /** It waits for others (channels), so that the jobs after it do not wait for it. */
  apart?: boolean;
  run(now: Date): Promise<void>;
}

/**
 * Jobs that run once however many processes there are: whoever gets the job's row runs it, the others pass.
 */
export const createJobs = ({ strapi }: { strapi: Core.Strapi }) => {
  const self = randomUUID();
  const jobs: Job[] = [];
  const runs = new Map<string, { done: number; failed: number }>();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  const runningApart = new Map<string, Promise<void>>();
  let wanted = false;
  let stopped = true;

  async function lease(name: string): Promise<boolean> {
    const now = Date.now();
    const row = { locked_until: now + LEASE_MS, locked_by: self };
    const table = () => strapi.db.connection(TABLE);
    const taken = await table().where({ name }).andWhere('locked_until', '<', now).update(row);
    if (taken === 1) return true;
    if (await table().where({ name }).first('name')) return false;
    try {
      await table().insert({ name, ...row });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Keeps a lease while its job takes longer than it lasts; the answer ends that. */
  function keepLease(name: string): () => void {
    const renewal = setInterval(() => {
      const row = strapi.db.connection(TABLE).where({ name, locked_by: self });
      row.update({ locked_until: Date.now() + LEASE_MS }).catch((error: unknown) => {
        strapi.log.warn(`The job ${name} could not say that it still runs: ${String(error)}`);
      });
    }, LEASE_MS / 3);
    renewal.unref();
    return () => clearInterval(renewal);
  }

  async function runOne(job: Job, now: Date): Promise<void> {
    const { name } = job;
    if (!(await lease(name)) && !job.shared) return;
    const letGo = keepLease(name);
    let failure: string | null = null;
    try {
      // Whoever wakes the jobs may be writing in another language.
      await inLanguage(DEFAULT_LANGUAGE, () => job.run(now));
    } catch (error) {
      failure = String(error).slice(0, 500);
      strapi.log.error(`The job ${name} failed: ${failure}`);
    } finally {
      letGo();
    }
    count(name, failure === null ? 'done' : 'failed');
    const done = { locked_until: 0, last_run_at: now.getTime(), last_error: failure };
    await strapi.db.connection(TABLE).where({ name, locked_by: self }).update(done);
  }

  function count(name: string, result: 'done' | 'failed'): void {
    const known = runs.get(name) ?? { done: 0, failed: 0 };
    runs.set(name, { ...known, [result]: known[result] + 1 });
  }

  async function runUntilStopped(): Promise<void> {
    for (const job of jobs) {
      if (stopped) return;
      if (job.apart) runApart(job);
      else await runOne(job, new Date());
    }
  }

  /** Runs a job beside the others, unless it is still running. */
  function runApart(job: Job): void {
    if (runningApart.has(job.name)) return;
    const run = runOne(job, new Date())
      .catch(complain)
      .finally(() => runningApart.delete(job.name));
    runningApart.set(job.name, run);
  }

  function complain(error: unknown): void {
    if (!stopped) strapi.log.error(`The jobs could not be run: ${String(error)}`);
  }

  /** Runs the jobs soon; calls that come while they run make them run once more. */
  function wake(): void {
    if (stopped) return;
    if (running) {
      wanted = true;
      return;
    }
    wanted = false;
    running = runUntilStopped()
      .catch(complain)
      .finally(() => {
        running = null;
        if (wanted) wake();
      });
  }

  return {
    register(job: Job): void {
      jobs.push(job);
    },

    /** Begins to run them every quarter of a minute. Only a process that serves does this. */
    start(): void {
      stopped = false;
      timer ??= setInterval(wake, TICK_MS);
      timer.unref();
      wake();
    },

    wake,

    /** How often each job has run in this process, by how it ended. */
    runs: (): ReadonlyMap<string, { done: number; failed: number }> => runs,

    /** Runs every job once as of an instant, apart from those that another process is at. */
    async runOnce(now: Date): Promise<void> {
      for (const job of jobs) await runOne(job, now);
    },

    /** Waits for the jobs that are running. */
    async stop(): Promise<void> {
      stopped = true;
      if (timer) clearInterval(timer);
      timer = null;
      await running;
      await Promise.all(runningApart.values());
    },
  };
};
