import { buildParts, staleParts } from './build.mjs';
import { BUILD_PARTS } from './build-parts.mjs';
import { install, needsInstall } from './install.mjs';
import { Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';
import { freshSettings } from './settings.mjs';

/**
 * Installs and builds what has changed. No build keeps a setting, so it needs no `.env`.
 * @param {string[]} [names] the parts that are wanted; all of them when none is named
 */
export async function buildAll(names = []) {
  const parts = names.length === 0 ? BUILD_PARTS : withNeeded(names);
  const installing = needsInstall();
  const stale = staleParts(parts);
  const progress = createProgress(Number(installing) + stale.length);
  if (installing) await progress.step('Installing packages', install);
  await buildParts(stale, { ...freshSettings(), ...process.env }, progress);
  console.log(names.length === 0 ? 'Everything is built.' : `Built: ${names.join(', ')}.`);
}

/**
 * Parts, and those they need.
 * @param {string[]} names
 */
function withNeeded(names) {
  const known = BUILD_PARTS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Problem(`There is no part named ${unknown.join(', ')}: the parts are ${known.join(', ')}.`);
  }
  const wanted = new Set(names);
  // They are listed after those they need.
  for (const { name, after } of [...BUILD_PARTS].reverse()) {
    if (wanted.has(name)) for (const needed of after) wanted.add(needed);
  }
  return BUILD_PARTS.filter(({ name }) => wanted.has(name));
}
