import { fork } from 'node:child_process';
import { Problem } from '../steps/problem.mjs';
import { whenStopped } from '../steps/stop.mjs';

/**
 * What a worker reports: its result or its progress. The server reports progress in the same form.
 * @typedef {{ done: unknown } | { failed: string } | { type: 'progress', text: string }} Said
 * @typedef {ReturnType<typeof startWorker>} Worker
 */

/**
 * A program of the bench in its own process, so that it shares no thread with what is measured. It does one task at a
 * time.
 * @param {string} file
 */
export function startWorker(file) {
  const child = fork(file, [], { execArgv: [], serialization: 'advanced' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  void ended.then(whenStopped(stop));
  /**
   * @param {unknown} question
   * @param {(text: string) => void} [onProgress]
   * @returns {Promise<unknown>}
   */
  const ask = (question, onProgress) =>
    new Promise((resolve, reject) => {
      const onMessage = (/** @type {Said} */ said) => {
        if ('type' in said) return onProgress?.(said.text);
        child.off('exit', onExit).off('message', onMessage);
        if ('done' in said) resolve(said.done);
        else reject(new Problem(said.failed));
      };
      const onExit = () => reject(new Problem(`${file} has ended: see its message above.`));
      child.once('exit', onExit).on('message', onMessage);
      child.send(/** @type {import('node:child_process').Serializable} */ (question));
    });
  return { ask, stop };
}

/**
 * The other end: carries out the bench's tasks until the bench exits.
 * @param {(question: never) => unknown} answer
 */
export function answerBench(answer) {
  const reply = async (/** @type {unknown} */ question) => {
    try {
      process.send?.({ done: await answer(/** @type {never} */ (question)) });
    } catch (error) {
      process.send?.({ failed: error instanceof Error ? error.message : String(error) });
    }
  };
  process.on('message', (question) => void reply(question));
  process.on('disconnect', () => process.exit(0));
}
