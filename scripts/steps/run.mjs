import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { isStopping, whenStopped } from './stop.mjs';

/** How much output of a quiet command is kept, in characters: enough for the error, whatever came before it. */
const KEPT_OUTPUT = 20_000;

/** For `spawn`'s `detached`: gives a program its own process group where the system has them. */
export const OWN_GROUP = process.platform !== 'win32';

/**
 * Ends a program that was started with `detached: OWN_GROUP`, and everything it has started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function killGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (OWN_GROUP) process.kill(-child.pid, signal);
  else child.kill(signal);
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] the whole environment; that of this process when left out
 * @property {boolean} [quiet] keep the output instead of showing it
 * @property {string} [label] shown before each line of the output, to tell programs apart that run side by side
 * @property {number} [timeoutMs]
 * @typedef {{ code: number | null, output: string, timedOut: boolean }} RunResult
 */

/**
 * Runs a program to its end. Never rejects: a program that cannot be started has code null.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd = ROOT, env = process.env, quiet = false, label, timeoutMs } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = quiet || label !== undefined ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio, detached: OWN_GROUP });
    let output = '';
    let timedOut = false;
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', keep);
      if (!quiet && stream) createInterface(stream).on('line', (line) => console.log(`${label}${line}`));
    }
    const timer = setTimeout(
      () => {
        timedOut = true;
        killGroup(child, 'SIGKILL');
      },
      timeoutMs ?? 2 ** 31 - 1,
    );
    const exited = new Promise((done) => child.once('exit', done));
    const forget = whenStopped(async () => {
      killGroup(child, 'SIGTERM');
      await exited;
    });
    /** @param {number | null} code */
    const finish = (code) => {
      clearTimeout(timer);
      forget();
      // While stopping, a caller that waits for this result must not report the killed program as a failure.
      if (!isStopping()) resolve({ code, output, timedOut });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(null);
    });
    child.once('close', finish);
  });
}

/**
 * The script behind a package's command, for `node <script>`. This also works where `.bin` links are shell files.
 * @param {string} packageName
 * @param {string} command
 * @param {string} [from] folder from whose point of view the package is looked up
 */
export function scriptOf(packageName, command, from = ROOT) {
  for (let folder = from; ; folder = dirname(folder)) {
    const home = join(folder, 'node_modules', packageName);
    try {
      const manifest = readFileSync(join(home, 'package.json'), 'utf8');
      const { bin } = /** @type {{ bin: string | Record<string, string> }} */ (JSON.parse(manifest));
      const file = typeof bin === 'string' ? bin : bin[command];
      if (file) return join(home, file);
    } catch (error) {
      if (folder === dirname(folder)) {
        throw new Problem(`${packageName} is not installed: run npm ci.`, { cause: error });
      }
    }
  }
}
