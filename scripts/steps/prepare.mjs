import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildParts, staleParts } from './build.mjs';
import { BUILD_PARTS } from './build-parts.mjs';
import { installPackages, lacksPackages, lacksScripts, runInstallScripts } from './install.mjs';
import { inRoot, ROOT } from './paths.mjs';
import {
  checkDatabaseFile,
  checkDatabaseFolder,
  checkPort,
  checkServerSettings,
  databaseFile,
} from './preflight.mjs';
import { Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';
import { run } from './run.mjs';
import { loadSettings } from './settings.mjs';
import { stopEverything, whenStopped } from './stop.mjs';

/**
 * Everything between a fresh clone and a backend program that can be started: settings, checks, packages, builds.
 * What fails fast comes first.
 * @param {object} options
 * @param {string[]} options.parts names of the parts that have to be built
 * @param {number} [options.stepsAfter] steps that the caller adds
 * @param {boolean} [options.listens] whether it needs the port
 * @returns also `checkDatabase`, which refuses a damaged database: to be called before anything opens it
 */
export async function prepare({ parts, stepsAfter = 0, listens = true }) {
  const settings = loadSettings(inRoot('.env'), process.env);
  const file = databaseFile(settings);
  if (listens) await checkPort(settings);
  if (file) checkDatabaseFolder(file);
  const installing = lacksPackages(false);
  const preparing = lacksScripts();
  const stale = staleParts(BUILD_PARTS.filter(({ name }) => parts.includes(name)));
  // If there is nothing to build, the server starts at once and checks them itself.
  if (!installing && stale.length > 0 && !stale.some(({ name }) => name === 'cms')) {
    await checkServerSettings(settings);
  }
  const progress = createProgress(Number(installing) + Number(preparing) + stale.length + stepsAfter);
  const installed = installing
    ? progress.step('Installing packages', () => installPackages(false))
    : Promise.resolve();
  await Promise.all([
    preparing && progress.step('Preparing packages', () => runInstallScripts(installed)),
    installed.then(() => buildParts(stale, settings, progress)),
  ]);
  return {
    settings: { ...settings, ...(file && { DATABASE_FILENAME: file }) },
    progress,
    checkDatabase: () => file && checkDatabaseFile(file),
  };
}

/**
 * Builds what has changed, runs a program of the backend with the server's settings, and exits with its code.
 * @param {string} script its path below `cms/dist/src`
 * @param {string[]} [args]
 * @param {string[]} [nodeOptions]
 */
export async function runInCms(script, args = [], nodeOptions = []) {
  const { settings, checkDatabase } = await prepare({ parts: ['plugin', 'cms'], listens: false });
  checkDatabase();
  // Paths are relative to the folder in which npm was called.
  const INIT_CWD = process.env.INIT_CWD ?? process.cwd();
  const env = { INIT_CWD, ...settings, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };
  const command = [...nodeOptions, inRoot('cms/dist/src', script), ...args];
  const { code } = await run(process.execPath, command, { cwd: inRoot('cms'), env });
  await stopEverything();
  process.exit(code ?? 1);
}

/**
 * Runs a backup program of the backend (cms/src/backup) from the existing build: a container cannot build it.
 * @param {'backup' | 'restore'} name
 */
export async function runBackupProgram(name) {
  const settings = inRoot('.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const file = inRoot('cms/dist/src/backup', `${name}.js`);
  if (!existsSync(file)) throw new Problem('The product is not built here yet: run `npm run build` first.');
  /** @type {{ default: Record<string, (args: string[], tools: object) => Promise<void>> }} */
  const { default: program } = await import(pathToFileURL(file).href);
  await program[name]?.(process.argv.slice(2), { repository: ROOT, createProgress, whenStopped });
  process.exit(0);
}
