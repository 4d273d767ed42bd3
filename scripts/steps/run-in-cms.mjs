import { buildParts, staleParts } from './build.mjs';
import { BUILD_PARTS } from './build-parts.mjs';
import { install, needsInstall } from './install.mjs';
import { inRoot } from './paths.mjs';
import { checkDatabaseFile, checkDatabaseFolder, databaseFile } from './preflight.mjs';
import { createProgress } from './progress.mjs';
import { run } from './run.mjs';
import { loadSettings } from './settings.mjs';
import { stopEverything, stopOnSignals } from './stop.mjs';

const PARTS = ['plugin', 'cms'];

/**
 * Runs a program of the backend with the server's settings, building first what has changed, and ends with its
 * exit code.
 * @param {string} script its path below `cms/dist/src`
 * @param {string[]} args
 * @param {string[]} nodeOptions
 */
export async function runInCms(script, args, nodeOptions = []) {
  stopOnSignals({ exitCode: 130 });
  const settings = loadSettings(inRoot('.env'), process.env);
  const file = databaseFile(settings);
  if (file) checkDatabaseFolder(file);
  const installing = needsInstall();
  const stale = staleParts(BUILD_PARTS.filter(({ name }) => PARTS.includes(name)));
  const progress = createProgress(Number(installing) + stale.length);
  if (installing) await progress.step('Installing packages', install);
  if (file) checkDatabaseFile(file);
  await buildParts(stale, settings, progress);
  const env = {
    ...settings,
    ...(file && { DATABASE_FILENAME: file }),
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const path = inRoot('cms/dist/src', script);
  const { code } = await run(process.execPath, [...nodeOptions, path, ...args], { cwd: inRoot('cms'), env });
  await stopEverything();
  process.exit(code ?? 1);
}
