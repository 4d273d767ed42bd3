import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_PARTS, RULES_TYPES } from './build-parts.mjs';
import { installPackages, lacksPackages, lacksScripts, runInstallScripts } from './install.mjs';
import { CACHE, ROOT, inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';
import { freshSettings } from './settings.mjs';
import { sourceHash } from './source-hash.mjs';

/** @typedef {import('./build-parts.mjs').BuildPart} BuildPart */

/** Whoever builds for development checks types, too. */
const ALL_PARTS = [...BUILD_PARTS, RULES_TYPES];
const STAMPS = join(CACHE, 'build');
const stampOf = (/** @type {string} */ name) => join(STAMPS, `${name}.hash`);

/** Installs packages when some are missing. @param {boolean} [scripts] false leaves those out that builds do without */
export async function installAll(scripts = true) {
  const installing = lacksPackages();
  const preparing = scripts && (installing || lacksScripts());
  const progress = createProgress(Number(installing) + Number(preparing));
  const installed = installing
    ? progress.step('Installing packages', () => installPackages())
    : Promise.resolve();
  await Promise.all([
    installed,
    preparing && progress.step('Preparing packages', () => runInstallScripts(installed)),
  ]);
}

/**
 * Installs and builds what has changed; what a server needs beside is installed with all parts only. No build stores a setting, so this needs no `.env`.
 * @param {string[]} [names] the parts that are wanted, with those they need; all of them when none is named
 */
export async function buildAll(names = []) {
  await installAll(names.length === 0);
  const stale = staleParts(names.length === 0 ? ALL_PARTS : withNeeded(names));
  await buildParts(stale, { ...freshSettings(), ...process.env }, createProgress(stale.length));
  console.log(names.length === 0 ? 'Everything is built.' : `Built: ${names.join(', ')}.`);
}

/**
 * Parts, with the parts they need and the types of the booking rules.
 * @param {string[]} names
 */
function withNeeded(names) {
  const known = ALL_PARTS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Problem(`There is no part named ${unknown.join(', ')}: the parts are ${known.join(', ')}.`);
  }
  const wanted = new Set(names);
  // Parts are listed after those they need.
  for (const { name, after } of [...ALL_PARTS].reverse()) {
    if (wanted.has(name)) for (const needed of after) wanted.add(needed);
  }
  if (wanted.has('plugin')) wanted.add(RULES_TYPES.name);
  return ALL_PARTS.filter(({ name }) => wanted.has(name));
}

/**
 * The parts whose sources have changed since they were built, or whose output is missing.
 * @param {BuildPart[]} parts
 */
export function staleParts(parts) {
  return parts.filter(({ name, sources, outputs }) => {
    if (!outputs.every((output) => existsSync(inRoot(output)))) return true;
    const stamp = stampOf(name);
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceHash(ROOT, sources);
  });
}

/**
 * Builds parts, each as soon as those it needs are done.
 * @param {BuildPart[]} parts
 * @param {NodeJS.ProcessEnv} settings
 * @param {import('./progress.mjs').Progress} progress
 */
export async function buildParts(parts, settings, progress) {
  /** @type {Map<string, Promise<void>>} */
  const builds = new Map();
  const env = { ...settings, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };
  for (const part of parts) {
    // Parts are listed after those they need, so what is not in the map is built already.
    const needed = part.after.map((name) => builds.get(name) ?? Promise.resolve());
    builds.set(
      part.name,
      Promise.all(needed).then(() => progress.step(part.label, () => buildPart(part, env))),
    );
  }
  await Promise.all(builds.values());
}

/**
 * The hash is taken before the build, so files edited meanwhile are built next time.
 * @param {BuildPart} part
 * @param {NodeJS.ProcessEnv} env
 */
async function buildPart(part, env) {
  forgetBuild(part.name);
  const hash = sourceHash(ROOT, part.sources);
  await part.build(env);
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stampOf(part.name), hash);
}

/**
 * Makes the next start build a part again.
 * @param {string} name
 */
export function forgetBuild(name) {
  rmSync(stampOf(name), { force: true });
}
