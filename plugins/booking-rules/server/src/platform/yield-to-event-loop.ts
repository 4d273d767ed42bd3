import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work goes on for so long before requests have their turn. */
const TURN_MS = 8;

/** Lets others have their turn when this work has had its own; ask between the steps of long work. */
export function createYielder(): () => Promise<void> | null {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN_MS) return null;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
