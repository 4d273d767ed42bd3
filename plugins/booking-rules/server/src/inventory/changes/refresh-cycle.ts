import { setTimeout as pause } from 'node:timers/promises';
import { outsideTransactions } from '../../platform/outside-transactions';
import { isNothing, noInvalidation, invalidateAlso, type Invalidation } from './invalidation';

/** Between two cycles, so that a bulk import costs some cycles a second and not one for each row. */
const PAUSE_MS = 50;
const RETRY_MS = 1_000;

/** Takes changes in, one cycle after the other; what comes during a cycle goes into the next one. */
export interface RefreshCycle {
  /** Has what was invalidated read soon. */
  ask(invalidated: Invalidation): void;
  stop(): void;
}

/**
 * @param cycle reads what was invalidated and puts it in place; asked for more before it ends, it can take in what
 *   has come meanwhile. What it fails on is tried again.
 */
export function createRefreshCycle(
  cycle: (invalidated: Invalidation, more: () => Invalidation) => Promise<void>,
  failed: (error: unknown) => void,
): RefreshCycle {
  let waiting = noInvalidation();
  let running = false;
  let stopped = false;
  const isStopped = (): boolean => stopped;

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
      try {
        await cycle(more(), more);
        await pause(PAUSE_MS, undefined, { ref: false });
      } catch (error) {
        if (!isStopped()) failed(error);
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

    stop(): void {
      stopped = true;
    },
  };
}
