import { join } from 'node:path';
import { Piscina } from 'piscina';
import { placeOfBusiness } from '../../../../shared/format/place';
import type { PlacedTask, ReadingTask } from './calendar-worker';
import type { CalendarReading } from './read-calendar';

/** A file that took the worker too much time or memory. */
export type Reading = CalendarReading | { kind: 'too-costly' };

export interface ReaderOptions {
  /** Module of the worker. */
  worker?: string;
  /** Flags with which Node.js runs it. */
  execArgv?: string[];
  /** A file may take so long, in milliseconds. */
  timeout?: number;
}

const TIMEOUT_MS = 10_000;
/** A file of the largest size needs a fifth of it. */
const MEGABYTES = 96;
/** A worker without work gives its memory back after so long. */
const IDLE_MS = 30_000;

/**
 * Reads calendar files in a worker thread, one after the other: a file that takes too long, or too much memory, ends
 * its worker and nothing else.
 */
export function createCalendarReader(options: ReaderOptions = {}) {
  const { worker = join(__dirname, 'calendar-worker.js'), execArgv, timeout = TIMEOUT_MS } = options;
  let pool: Piscina<PlacedTask, CalendarReading> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const open = () =>
    (pool ??= new Piscina({
      ...{ filename: worker, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, recordTiming: false },
      ...(execArgv && { execArgv }),
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
    }));

  async function read(task: ReadingTask): Promise<Reading> {
    try {
      return await open().run(
        { ...task, place: placeOfBusiness() },
        { signal: AbortSignal.timeout(timeout) },
      );
    } catch (error) {
      if (isTooCostly(error)) return { kind: 'too-costly' };
      throw error;
    }
  }

  return {
    /** What a file says. Rejects when the worker itself does not work. */
    read(task: ReadingTask): Promise<Reading> {
      const reading = last.then(() => read(task));
      last = reading.catch(() => undefined);
      return reading;
    },

    /** Ends the worker. */
    async stop(): Promise<void> {
      await pool?.destroy();
      pool = null;
    },
  };
}

export type CalendarReader = ReturnType<typeof createCalendarReader>;

/** Whether the clock ended a worker, or the want of memory. */
function isTooCostly(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  return error.name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}
