import './steps/node-version.mjs';

// Loaded afterwards, so that an old Node meets the sentence above and not a syntax error.
const path = await import('node:path');
const { buildParts, staleParts } = await import('./steps/build.mjs');
const { BUILD_PARTS } = await import('./steps/build-parts.mjs');
const { install, needsInstall } = await import('./steps/install.mjs');
const { inRoot } = await import('./steps/paths.mjs');
const { checkDatabaseFile, checkDatabaseFolder, databaseFile } = await import('./steps/preflight.mjs');
const { runScript } = await import('./steps/problem.mjs');
const { createProgress } = await import('./steps/progress.mjs');
const { run } = await import('./steps/run.mjs');
const { loadSettings } = await import('./steps/settings.mjs');
const { stopEverything, stopOnSignals } = await import('./steps/stop.mjs');

const PARTS = ['plugin', 'cms'];
const OTHER_OPTIONS = new Set(['--format', '--source']);

/**
 * Paths as the person wrote them, from the folder in which npm was called.
 * @param {string[]} args
 */
function withAbsolutePaths(args) {
  const folder = process.env.INIT_CWD ?? process.cwd();
  return args.map((arg, index) => {
    const [, option, value] = /^(--map|--report)=(.+)$/s.exec(arg) ?? [];
    if (option !== undefined && value !== undefined) return `${option}=${path.resolve(folder, value)}`;
    const before = args[index - 1] ?? '';
    return arg.startsWith('-') || OTHER_OPTIONS.has(before) ? arg : path.resolve(folder, arg);
  });
}

async function importListings() {
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
  const script = inRoot('cms/dist/src/import/run.js');
  const args = [script, ...withAbsolutePaths(process.argv.slice(2))];
  const { code } = await run(process.execPath, args, { cwd: inRoot('cms'), env });
  await stopEverything();
  process.exit(code ?? 1);
}

await runScript(importListings);
