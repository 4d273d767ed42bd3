import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Generated, installed and test files never decide whether something has to be built. */
const IGNORED_NAMES = /^(?:node_modules|dist|e2e|tests|\.cache|\.strapi|\.tmp|\.DS_Store)$/;
const IGNORED_FILES = /\.(test|fixture)\.[cm]?[jt]sx?$|\.md$|\.tsbuildinfo$/;

/**
 * A hash over the names and contents of files and folders. A missing one counts as empty.
 * @param {string} root folder that the names are relative to
 * @param {string[]} paths files and folders below it
 * @returns {string} hex
 */
export function sourceHash(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesIn(join(root, path))) {
      const name = relative(root, file).split(sep).join('/');
      hash.update(`${name}\0${createHash('sha256').update(readFileSync(file)).digest('hex')}\n`);
    }
  }
  return hash.digest('hex');
}

/**
 * Every source file at or below a path, in a stable order.
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !IGNORED_NAMES.test(name) && !IGNORED_FILES.test(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
