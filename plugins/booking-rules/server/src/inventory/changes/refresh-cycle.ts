import { setTimeout as pause } from 'node:timers/promises';
import { outsideTransactions } from '../../platform/outside-transactions';
import { isNothing, noInvalidation, invalidateAlso, type Invalidation } from './invalidation';

/** The pause between two cycles, so that a bulk import costs a few cycles a second, not one for each row. */
const PAUSE_MS = 50;
const RETRY_MS = 1_000;

/** Reads changes in one cycle after another. What arrives during a cycle goes into the next one. */
export interface RefreshCycle {
  /** Schedules reading what was invalidated. */
  ask(invalidated: Invalidation): void;
  /** Resolves once what has been asked for is read. Rejects when that fails; it is tried again all the same. */
  caughtUp(): Promise<void>;
  stop(): void;
}

interface Waiter {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * @param cycle reads what was invalidated and puts it in place. Before it ends it can also take what has arrived
 *   since. If it fails, its changes are tried again.
 */
export function createRefreshCycle(
  cycle: (invalidated: Invalidation, more: () => Invalidation) => Promise<void>,
  failed: (error: unknown) => void,
): RefreshCycle {
  let waiting = noInvalidation();
  let running = false;
  let stopped = false;
  const isStopped = (): boolean => stopped;
  let isReading = false;
  let waiters: Waiter[] = [];

  function takeWaiters(): Waiter[] {
    const taken = waiters;
    waiters = [];
    return taken;
  }

  function take(): Invalidation {
    const taken = waiting;
    waiting = noInvalidation();
    return taken;
  }

  async function run(): Promise<void> {
    while (!stopped && !isNothing(waiting)) {
      const all = noInvalidation();
      const more = (): Invalidation => {
        const taken = take();
        invalidateAlso(all, taken);
        return taken;
      };
      const served = takeWaiters();
      isReading = true;
      try {
        await cycle(more(), more);
        isReading = false;
        // What others wait for since it began may still be to come.
        for (const { resolve } of [...served, ...(isNothing(waiting) ? takeWaiters() : [])]) resolve();
        await pause(PAUSE_MS, undefined, { ref: false });
      } catch (error) {
        if (!isStopped()) failed(error);
        isReading = false;
        for (const { reject } of [...served, ...takeWaiters()]) reject(error);
        invalidateAlso(waiting, all);
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  function start(): void {
    if (running || stopped) return;
    running = true;
    void outsideTransactions(run).finally(() => {
      running = false;
      if (!isNothing(waiting)) start();
    });
  }

  return {
    ask(invalidated: Invalidation): void {
      invalidateAlso(waiting, invalidated);
      start();
    },

    caughtUp(): Promise<void> {
      if (stopped || (isNothing(waiting) && !isReading)) return Promise.resolve();
      return new Promise((resolve, reject) => waiters.push({ resolve, reject }));
    },

    stop(): void {
      stopped = true;
      for (const { resolve } of takeWaiters()) resolve();
    },
  };
}
