import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isDuplicateKey } from './nights';

const TABLE = 'booking_jobs';
/** A process that dies in a job keeps others out of it for no longer than this. */
const LEASE_MS = 60_000;
const TICK_MS = 15_000;

/** Work that is done again and again, by one process at a time. */
export interface Job {
  name: string;
  run(now: Date): Promise<void>;
}

/**
 * Jobs that run once however many processes there are: whoever gets the job's row runs it, the others pass.
 */
export const createJobs = ({ strapi }: { strapi: Core.Strapi }) => {
  const self = randomUUID();
  const jobs: Job[] = [];
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let wanted = false;
  let stopped = true;

  async function lease(name: string, now: Date): Promise<boolean> {
    const taken = await strapi.db
      .connection(TABLE)
      .where({ name })
      .andWhere('locked_until', '<', now.getTime())
      .update({ locked_until: now.getTime() + LEASE_MS, locked_by: self });
    if (taken === 1) return true;
    if (await strapi.db.connection(TABLE).where({ name }).first('name')) return false;
    try {
      await strapi.db
        .connection(TABLE)
        .insert({ name, locked_until: now.getTime() + LEASE_MS, locked_by: self });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async function runOne({ name, run }: Job): Promise<void> {
    const now = new Date();
    if (!(await lease(name, now))) return;
    let failure: string | null = null;
    try {
      await run(now);
    } catch (error) {
      failure = String(error).slice(0, 500);
      strapi.log.error(`The job ${name} failed: ${failure}`);
    }
    const done = { locked_until: 0, last_run_at: now.getTime(), last_error: failure };
    await strapi.db.connection(TABLE).where({ name, locked_by: self }).update(done);
  }

  async function runAll(): Promise<void> {
    for (const job of jobs) {
      if (stopped) return;
      await runOne(job);
    }
  }

  /** Runs the jobs soon; calls that come while they run make them run once more. */
  function wake(): void {
    if (stopped) return;
    if (running) {
      wanted = true;
      return;
    }
    wanted = false;
    running = runAll()
      .catch((error: unknown) => {
        if (!stopped) strapi.log.error(`The jobs could not be run: ${String(error)}`);
      })
      .finally(() => {
        running = null;
        if (wanted) wake();
      });
  }

  return {
    register(job: Job): void {
      jobs.push(job);
    },

    start(): void {
      stopped = false;
      timer ??= setInterval(wake, TICK_MS);
      timer.unref();
      wake();
    },

    wake,

    /** Waits for the job that is running. */
    async stop(): Promise<void> {
      stopped = true;
      if (timer) clearInterval(timer);
      timer = null;
      await running;
    },
  };
};

export type Jobs = ReturnType<typeof createJobs>;
