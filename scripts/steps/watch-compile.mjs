import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { killGroup, OWN_GROUP, scriptOf } from './run.mjs';
import { isStopping, whenStopped } from './stop.mjs';

/** tsc's last line of each round, in every case: how many errors there were. */
const ROUND_END = /Found (\d+) errors?\. Watching for file changes\./;
/** A round without one was caused by something that does not matter, such as a cache inside node_modules. */
const WRITTEN_FILE = /^TSFILE: /;
const CHATTER = /Starting compilation in watch mode|File change detected/;

/**
 * Compiles a TypeScript project whenever its files change. Errors are shown; the result of a round with
 * errors is not announced.
 * @param {string} project folder of its tsconfig.json
 * @param {() => void} onCompiled called when a round without errors, but the first, has written something
 * @returns {Promise<void>} settles when the first round is over
 */
export function watchCompile(project, onCompiled) {
  return new Promise((resolve, reject) => {
    const args = [
      scriptOf('typescript-native', 'tsc'),
      '--watch',
      '--preserveWatchOutput',
      '--listEmittedFiles',
      '--pretty',
      'false',
      '-p',
      project,
    ];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: OWN_GROUP,
    });
    const exited = new Promise((done) => child.once('exit', done));
    whenStopped(async () => {
      // The compiler is a program of its own that this one starts.
      killGroup(child, 'SIGTERM');
      await exited;
    });
    void exited.then(() => {
      if (!isStopping()) reject(new Problem(`Watching ${project} ended: see the message above.`));
    });
    let rounds = 0;
    let written = 0;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const errors = ROUND_END.exec(line)?.[1];
      if (errors === undefined) {
        if (WRITTEN_FILE.test(line)) written += 1;
        else if (line.trim() !== '' && !CHATTER.test(line)) console.log(line);
        return;
      }
      if (errors !== '0') console.log(`${project}: ${errors} to mend; the server keeps running as it was.`);
      rounds += 1;
      if (rounds === 1) resolve();
      else if (errors === '0' && written > 0) onCompiled();
      if (errors === '0') written = 0;
    });
  });
}
