import { readFileSync } from 'node:fs';

/**
 * @typedef {Record<string, string>} Names
 * @typedef {{ dependencies?: Names, devDependencies?: Names }} Wanted
 * @typedef {Wanted & { optionalDependencies?: Names, peerDependencies?: Names }} Needs
 * @typedef {Needs & { version?: string, optional?: boolean, link?: boolean, resolved?: string }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

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
 * The packages that workspaces need, for building too, and those that these need.
 * @param {string[]} workspaces
 * @param {LockedPackages} locked
 */
export function neededBy(workspaces, locked) {
  const paths = new Set(workspaces);
  for (const path of paths) {
    const found = locked[path] ?? {};
    if (found.link === true && found.resolved !== undefined) paths.add(found.resolved);
    const forBuilds = workspaces.includes(path) ? found.devDependencies : {};
    const { dependencies, optionalDependencies, peerDependencies } = found;
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
      ...forBuilds,
    })) {
      const home = foldersAbove(path).find((folder) => `${folder}node_modules/${name}` in locked);
      if (home !== undefined) paths.add(`${home}node_modules/${name}`);
    }
  }
  return Object.fromEntries(Object.entries(locked).filter(([path]) => paths.has(path)));
}

/**
 * Where a package finds what it asks for: beside what it contains, then one folder further out each time.
 * @param {string} path
 */
function foldersAbove(path) {
  const parts = path.split('/');
  return parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`).concat('');
}

/**
 * @param {string} lockFile
 * @returns {LockedPackages}
 */
export function packagesIn(lockFile) {
  const { packages } = /** @type {{ packages: LockedPackages }} */ (
    JSON.parse(readFileSync(lockFile, 'utf8'))
  );
  return packages;
}
