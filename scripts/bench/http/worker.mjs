import { fork } from 'node:child_process';
import { Problem } from '../../steps/problem.mjs';
import { whenStopped } from '../../steps/stop.mjs';

/**
 * A program of the bench in a process of its own, so that it shares no thread with what is measured. It is asked
 * one thing at a time, and answers `{ done }` or `{ failed }`.
 * @param {URL} script
 * @returns {{ ask: (question: unknown) => Promise<unknown>, stop: () => Promise<void> }}
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
    ask: (question) =>
      new Promise((resolve, reject) => {
        const onExit = () => reject(new Problem(`${script.pathname} has ended: see its message above.`));
        child.once('exit', onExit);
        child.once('message', (/** @type {{ done?: unknown, failed?: string }} */ answer) => {
          child.off('exit', onExit);
          if (answer.failed === undefined) resolve(answer.done);
          else reject(new Problem(answer.failed));
        });
        child.send(/** @type {import('node:child_process').Serializable} */ (question));
      }),
    stop,
  };
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
