import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT, inRoot } from './paths.mjs';
import { sourceHash } from './source-hash.mjs';

/** @typedef {import('./build-parts.mjs').BuildPart} BuildPart */

const STAMPS = join(CACHE, 'build');
const stampOf = (/** @type {string} */ name) => join(STAMPS, `${name}.hash`);

/**
 * The parts whose sources have changed since they were built, or whose outputs are gone.
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
 * The hash is taken before the build, so what is edited meanwhile is built the next time.
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
