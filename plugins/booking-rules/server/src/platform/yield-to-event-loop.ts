import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work goes on before it yields to requests, in milliseconds. */
const TURN_MS = 8;

/** Yields to other requests once this work has had its turn; call it between the steps of long work. */
export function createYielder(): () => Promise<void> | null {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN_MS) return null;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
