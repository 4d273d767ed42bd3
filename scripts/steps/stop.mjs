/** @typedef {() => Promise<void>} Stopper */

/** @type {Set<Stopper>} */
const stoppers = new Set();
let stopping = false;
const PARENT_CHECK_MS = 250;

/**
 * Registers work that has to be ended when the person stops the script.
 * @param {Stopper} stopper
 * @returns {() => void} takes the request back
 */
export function whenStopped(stopper) {
  stoppers.add(stopper);
  return () => stoppers.delete(stopper);
}

/** True from the first signal on. */
export const isStopping = () => stopping;

/** Ends everything that is still running: programs and the server. */
export async function stopEverything() {
  stopping = true;
  await Promise.allSettled([...stoppers].map((stopper) => stopper()));
}

/**
 * Ends everything on Ctrl-C, SIGTERM or a closed terminal, then exits. One Ctrl-C can arrive twice, from the terminal
 * and through npm; it is handled once.
 * @param {{ exitCode: number }} options
 */
export function stopOnSignals({ exitCode }) {
  const stop = async () => {
    if (stopping) return;
    await stopEverything();
    console.log('Stopped.');
    process.exit(exitCode);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void stop());
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  // npm passes the signal only to its shell, which ends without telling us. We notice by our new parent process.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop();
  }, PARENT_CHECK_MS).unref();
}
