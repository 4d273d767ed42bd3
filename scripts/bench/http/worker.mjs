import { fork } from 'node:child_process';
import { Problem } from '../../steps/problem.mjs';
import { whenStopped } from '../../steps/stop.mjs';

/**
 * What a worker says: how it went, or what it is at; the server says the latter in the same words.
 * @typedef {{ done: unknown } | { failed: string } | { type: 'progress', text: string }} Said
 */

/**
 * A program of the bench in a process of its own, so that it shares no thread with what is measured. It is asked
 * one thing at a time.
 * @param {URL} script
 * @returns {{ ask: (question: unknown, onProgress?: (text: string) => void) => Promise<unknown>, stop: () => Promise<void> }}
 */
export function startWorker(script) {
  const child = fork(script, [], { execArgv: [], serialization: 'advanced' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const forget = whenStopped(stop);
  void ended.then(forget);
  return {
    ask: (question, onProgress) =>
      new Promise((resolve, reject) => {
        const onMessage = (/** @type {Said} */ said) => {
          if ('type' in said) {
            onProgress?.(said.text);
            return;
          }
          child.off('exit', onExit).off('message', onMessage);
          if ('done' in said) resolve(said.done);
          else reject(new Problem(said.failed));
        };
        const onExit = () => reject(new Problem(`${script.pathname} has ended: see its message above.`));
        child.once('exit', onExit).on('message', onMessage);
        child.send(/** @type {import('node:child_process').Serializable} */ (question));
      }),
    stop,
  };
}

/** Says from a worker what it is at. @param {string} text */
export function sayProgress(text) {
  process.send?.({ type: 'progress', text });
}

/**
 * The other end: answers what the bench asks, until the bench is gone.
 * @param {(question: never) => unknown} answer
 */
export function answerBench(answer) {
  process.on('message', (question) => {
    Promise.resolve(/** @type {never} */ (question))
      .then(answer)
      .then(
        (done) => process.send?.({ done }),
        (/** @type {unknown} */ error) =>
          process.send?.({ failed: error instanceof Error ? error.message : String(error) }),
      );
  });
  process.on('disconnect', () => process.exit(0));
}
