import { buildParts, staleParts } from './build.mjs';
import { BUILD_PARTS } from './build-parts.mjs';
import { install, needsInstall } from './install.mjs';
import { inRoot } from './paths.mjs';
import { checkDatabaseFile, checkDatabaseFolder, checkPort, databaseFile } from './preflight.mjs';
import { createProgress } from './progress.mjs';
import { checkServerSettings } from './server-settings.mjs';
import { loadSettings } from './settings.mjs';

/**
 * Everything between a fresh clone and a server that can be started: settings, checks, packages, builds.
 * What fails fast comes first.
 * @param {object} options
 * @param {string[]} options.parts names of the parts that have to be built
 * @param {number} options.stepsAfter steps that the caller adds
 */
export async function prepare({ parts, stepsAfter }) {
  const settings = loadSettings(inRoot('.env'), process.env);
  const file = databaseFile(settings);
  await checkPort(settings);
  if (file) checkDatabaseFolder(file);
  const installing = needsInstall();
  const stale = staleParts(BUILD_PARTS.filter(({ name }) => parts.includes(name)));
  // With nothing to build the server starts at once, and checks them itself.
  if (!installing && stale.length > 0 && !stale.some(({ name }) => name === 'cms')) {
    await checkServerSettings(settings);
  }
  const progress = createProgress(Number(installing) + stale.length + stepsAfter);
  if (installing) await progress.step('Installing packages', install);
  if (file) checkDatabaseFile(file);
  await buildParts(stale, settings, progress);
  return { settings: { ...settings, ...(file && { DATABASE_FILENAME: file }) }, progress };
}
