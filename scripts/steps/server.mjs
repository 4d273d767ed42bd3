import { fork } from 'node:child_process';
import { join } from 'node:path';
import { CACHE, inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { isStopping, whenStopped } from './stop.mjs';

/** How long a stopped server may take to finish what it is doing. */
const STOP_LIMIT_MS = 15_000;

/**
 * @typedef {'loading' | 'loaded' | null} DemoContent demo content that this installation has, or is getting
 * @typedef {{ type: 'ready', url: string, demo: DemoContent }} ReadyMessage
 * @typedef {ReadyMessage | { type: 'demo-loaded' } | { type: 'progress', text: string }} ServerMessage
 * @typedef {object} RunningServer
 * @property {Promise<{ demo: DemoContent }>} ready rejects when the server ends before it listens
 * @property {Promise<void>} demoLoaded settles when no demo content is to come any more, or the server has ended
 * @property {Promise<number | null>} ended its exit code
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the server as a child, in its own process group where the system has them. A Ctrl-C in the terminal then
 * reaches only this process, and we stop the server once.
 * @param {NodeJS.ProcessEnv} env its settings
 * @param {object} [options]
 * @param {(text: string) => void} [options.onProgress] told what it is at
 * @param {() => void} [options.beforeOpening] what has to be sure of the database before the server opens it: done while
 *   its modules are loaded, which takes a second. If it throws, the server has to be stopped.
 * @returns {RunningServer}
 */
export function startServer(env, { onProgress, beforeOpening } = {}) {
  const child = fork(inRoot('cms/server.mjs'), beforeOpening ? ['--wait'] : [], {
    cwd: inRoot('cms'),
    // Node 22 and later cache compiled code, which speeds up the next start. With glibc, each thread that makes pictures
    // smaller would have a heap of its own, which stays as large as it ever was.
    env: { NODE_COMPILE_CACHE: join(CACHE, 'compiled'), MALLOC_ARENA_MAX: '2', ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let isReady = false;
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(null));
  });
  /** @type {Promise<void>} */
  const demoLoaded = new Promise((resolve) => {
    child.on('message', (/** @type {ServerMessage} */ message) => {
      if (message.type === 'demo-loaded') resolve();
    });
    void ended.then(() => resolve());
  });
  /** @type {Promise<{ demo: DemoContent }>} */
  const ready = new Promise((resolve, reject) => {
    child.on('message', (/** @type {ServerMessage} */ message) => {
      isReady ||= message.type === 'ready';
      if (message.type === 'ready') resolve(message);
      else if (message.type === 'progress') onProgress?.(message.text);
    });
    void ended.then((code) => {
      // With code 1 the server has already printed a sentence that says what to do.
      const sentence = code === 1 ? '' : `The server ended before it was ready (exit code ${String(code)}).`;
      if (!isStopping()) reject(new Problem(sentence));
    });
  });
  const stop = async () => {
    // Strapi does not handle SIGTERM while it loads. What it has written survives SIGKILL.
    child.kill(isReady ? 'SIGTERM' : 'SIGKILL');
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
  };
  const forget = whenStopped(stop);
  void ended.then(forget);
  if (beforeOpening) {
    beforeOpening();
    child.send('open', () => undefined);
  }
  return { ready, demoLoaded, ended, stop };
}
