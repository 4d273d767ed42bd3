import { BUILD_PARTS } from './build-parts.mjs';
import { prepare } from './prepare.mjs';
import { Problem } from './problem.mjs';
import { startServer } from './server.mjs';
import { isStopping, stopOnSignals } from './stop.mjs';
import { welcome } from './welcome.mjs';

/** From a fresh clone to a running product, until it is stopped. */
export async function start() {
  stopOnSignals({ exitCode: 0 });
  const { settings, progress } = await prepare({ parts: BUILD_PARTS.map(({ name }) => name), stepsAfter: 1 });
  const env = { ...settings, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };
  const server = await progress.step('Starting the server', async (relabel) => {
    const started = startServer(env, relabel);
    await started.ready;
    return started;
  });
  console.log(welcome(settings));
  const code = await server.ended;
  if (!isStopping()) {
    throw new Problem(
      `The server ended by itself (exit code ${String(code)}): see its last message, then start it again.`,
    );
  }
}
