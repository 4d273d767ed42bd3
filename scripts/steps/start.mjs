import { BUILD_PARTS } from './build-parts.mjs';
import { prepare } from './prepare.mjs';
import { Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';
import { startServer } from './server.mjs';
import { isStopping } from './stop.mjs';
import { welcome } from './welcome.mjs';

/** From a fresh clone to a running product, until it is stopped. */
export async function start() {
  const parts = BUILD_PARTS.map(({ name }) => name);
  const { settings, progress, checkDatabase } = await prepare({ parts, stepsAfter: 1 });
  const env = { ...settings, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };
  /** @type {(text: string) => void} */
  let say = () => undefined;
  const server = startServer(env, { onProgress: (text) => say(text), beforeOpening: checkDatabase });
  const { demo } = await progress.step('Starting the server', () => server.ready);
  console.log(welcome(settings, demo !== null));
  if (demo === 'loading') {
    const label = 'Loading the demo content: pages fill up meanwhile';
    await createProgress(1).step(label, async (relabel) => {
      say = (text) => relabel(`Loading the demo content: ${text}`);
      await server.demoLoaded;
    });
  }
  const code = await server.ended;
  if (!isStopping()) {
    throw new Problem(
      `The server ended by itself (exit code ${String(code)}): see its last message, then start it again.`,
    );
  }
}
