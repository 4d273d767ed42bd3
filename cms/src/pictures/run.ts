import { SettingsProblem } from '../configuration/checked-values';
import { startWithoutPort } from '../start-without-port';
import { refreshLibrary } from './refresh-library';

/** The refreshing of the media library as a program of its own, beside a running server or without one. */
async function run(): Promise<void> {
  const strapi = await startWithoutPort();
  try {
    await refreshLibrary(strapi, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await strapi.destroy();
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${error instanceof SettingsProblem ? error.message : `Stopped: ${detail}`}\n`);
    process.exit(1);
  },
);
