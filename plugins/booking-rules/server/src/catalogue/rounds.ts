import { setTimeout as pause } from 'node:timers/promises';
import { outsideTransactions } from './outside-transactions';
import { isNothing, nothingTouched, touchAlso, type Touched } from './touched';

/** Between two rounds, so that a bulk import costs some rounds a second and not one for each row. */
const PAUSE_MS = 50;
const RETRY_MS = 1_000;

/** Takes changes in, one round after the other; what comes during a round goes into the next one. */
export interface Rounds {
  /** Has what was touched read soon. */
  ask(touched: Touched): void;
  stop(): void;
}

/**
 * @param round reads what was touched and puts it in place; asked for more before it ends, it can take in what
 *   has come meanwhile. What it fails on is tried again.
 */
export function createRounds(
  round: (touched: Touched, more: () => Touched) => Promise<void>,
  failed: (error: unknown) => void,
): Rounds {
  let waiting = nothingTouched();
  let running = false;
  let stopped = false;
  const isStopped = (): boolean => stopped;

  function take(): Touched {
    const taken = waiting;
    waiting = nothingTouched();
    return taken;
  }

  async function run(): Promise<void> {
    while (!stopped && !isNothing(waiting)) {
      const all = nothingTouched();
      const more = (): Touched => {
        const taken = take();
        touchAlso(all, taken);
        return taken;
      };
      try {
        await round(more(), more);
        await pause(PAUSE_MS, undefined, { ref: false });
      } catch (error) {
        if (!isStopped()) failed(error);
        touchAlso(waiting, all);
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
    ask(touched: Touched): void {
      touchAlso(waiting, touched);
      start();
    },

    stop(): void {
      stopped = true;
    },
  };
}
