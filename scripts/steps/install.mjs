import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

const LOCK = inRoot('package-lock.json');
/** npm writes it last, so it is missing after an install that was broken off. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = join(CACHE, 'install.hash');

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} LockedPackages */

/** Whether `npm ci` has to run. Native modules are built for one Node, so another Node needs another install. */
export function needsInstall() {
  if (!existsSync(LOCK)) {
    throw new Problem('package-lock.json is missing: bring it back with `git checkout package-lock.json`.');
  }
  if (!existsSync(INSTALLED)) return true;
  const [lock, abi] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').trim().split(' ') : [];
  if (abi !== undefined && abi !== process.versions.modules) return true;
  if (lock === lockHash()) return false;
  if (!matchesLock(packagesIn(LOCK), packagesIn(INSTALLED))) return true;
  remember();
  return false;
}

/** Installs exactly what the lock file names. */
export async function install() {
  rmSync(STAMP, { force: true });
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { quiet: true })
    : await run('npm', args, { quiet: true });
  if (code !== 0) {
    throw new Problem(`${output.trim()}\nInstalling failed: see npm's message above, then try again.`);
  }
  remember();
}

/**
 * True when an install made by hand already holds what the lock file asks for.
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

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}

function remember() {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(STAMP, `${lockHash()} ${process.versions.modules}\n`);
}
