import { watch } from 'node:fs';
import { forgetBuild } from './build.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { Problem } from './problem.mjs';
import { run, scriptOf } from './run.mjs';
import { startServer } from './server.mjs';
import { sourceHash } from './source-hash.mjs';
import { isStopping } from './stop.mjs';
import { welcome } from './welcome.mjs';

/** Saving several files at once restarts the server only once. */
const SETTLE_MS = 300;
/** The compiled code of the server. */
const COMPILED = ['plugins/booking-rules/dist', 'cms/dist/config', 'cms/dist/src'];

/**
 * The product during development: the site reloads in the browser (Vite inside the server), and a change to the
 * content backend or the booking rules restarts the server.
 */
export async function develop() {
  const parts = ['plugin', 'cms', 'admin'];
  const { settings, progress, checkDatabase } = await prepare({ parts, stepsAfter: 1 });
  checkDatabase();
  const server = createRestartingServer({
    ...settings,
    NODE_ENV: 'development',
    SITE_DEV: 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
  });
  // The watchers write to the same folders as the builds, so `npm start` must not take those for up to date.
  for (const name of ['plugin', 'cms', 'types']) forgetBuild(name);
  const { demo } = await progress.step('Starting the server', server.start);
  console.log(welcome(settings, demo !== null));
  for (const folder of COMPILED) watch(inRoot(folder), { recursive: true }, server.restart);
  await Promise.race(['plugins/booking-rules', 'cms'].map(watchCompile));
}

/**
 * Compiles a TypeScript project whenever its files change, and shows its errors. Nothing is written while there are
 * errors.
 * @param {string} project folder of its tsconfig.json
 * @throws Problem when the compiler ends by itself
 */
export async function watchCompile(project) {
  const options = ['--watch', '--preserveWatchOutput', '--noEmitOnError', '--pretty', 'false'];
  const tsc = scriptOf('typescript-native', 'tsc');
  await run(process.execPath, [tsc, ...options, '-p', project], { label: '' });
  throw new Problem(`Watching ${project} ended: see the message above.`);
}

/**
 * A server that can be replaced by one with the current code.
 * @param {NodeJS.ProcessEnv} env
 */
function createRestartingServer(env) {
  /** @type {import('./server.mjs').RunningServer | undefined} */
  let running;
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  /** @type {Promise<void>} */
  let queue = Promise.resolve();
  let code = '';

  const start = async () => {
    code = sourceHash(ROOT, COMPILED);
    running = startServer(env);
    return running.ready;
  };
  const replace = async () => {
    // Compilers also write unchanged files.
    if (isStopping() || sourceHash(ROOT, COMPILED) === code) return;
    const since = Date.now();
    console.log('Restarting the server …');
    await running?.stop();
    await start().then(
      () => console.log(`The server runs again (${String(Math.round((Date.now() - since) / 1000))} s).`),
      () => console.log('The server did not start; it is tried again after the next change.'),
    );
  };
  const restart = () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      queue = queue.then(replace);
    }, SETTLE_MS);
  };
  return { start, restart };
}
