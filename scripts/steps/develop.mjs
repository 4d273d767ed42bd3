import { buildParts, forgetBuild, staleParts } from './build.mjs';
import { BUILD_PARTS } from './build-parts.mjs';
import { prepare } from './prepare.mjs';
import { startServer } from './server.mjs';
import { isStopping, stopOnSignals } from './stop.mjs';
import { watchCompile } from './watch-compile.mjs';
import { welcome } from './welcome.mjs';

/** Saving several files at once restarts the server once. */
const SETTLE_MS = 300;

/**
 * The product while it is worked on: the site reloads in the browser (Vite inside the server), and a change
 * of the content backend or of the booking rules restarts the server.
 */
export async function develop() {
  stopOnSignals({ exitCode: 0 });
  const { settings, progress } = await prepare({ parts: [], stepsAfter: 4 });
  const server = createRestartingServer({
    ...settings,
    NODE_ENV: 'development',
    SITE_DEV: 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
  });
  // The watchers write to the same folders as the builds, of which `npm start` must then not think it knows them.
  for (const name of ['plugin', 'cms']) forgetBuild(name);
  await progress.step('Compiling the booking rules', () =>
    watchCompile('plugins/booking-rules', server.restart),
  );
  await progress.step('Compiling the content backend', () => watchCompile('cms', server.restart));
  const admin = staleParts(BUILD_PARTS.filter(({ name }) => name === 'admin'));
  if (admin.length > 0) await buildParts(admin, settings, progress);
  const { demo } = await progress.step('Starting the server', server.start);
  console.log(welcome(settings, demo !== null));
  await new Promise(() => undefined);
}

/**
 * A server that can be replaced by one with the code of now.
 * @param {NodeJS.ProcessEnv} env
 */
function createRestartingServer(env) {
  /** @type {import('./server.mjs').RunningServer | undefined} */
  let running;
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  /** @type {Promise<void>} */
  let queue = Promise.resolve();

  const start = async () => {
    running = startServer(env);
    return running.ready;
  };
  const replace = async () => {
    if (isStopping()) return;
    const since = Date.now();
    console.log('Restarting the server …');
    await running?.stop();
    await start().then(
      () => console.log(`The server runs again (${String(Math.round((Date.now() - since) / 1000))} s).`),
      () => console.log('The server did not start; it is tried again after the next change.'),
    );
  };
  const restart = () => {
    if (!running) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      queue = queue.then(replace);
    }, SETTLE_MS);
  };
  return { start, restart };
}
