import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';
import { installSystemPackages } from './system-packages.mjs';

/** What the journeys in other engines start, and the Debian package that has it. */
const PROGRAMS = [
  { names: ['firefox-esr', 'firefox'], comesWith: 'firefox-esr' },
  { names: ['WebKitWebDriver'], comesWith: 'webkit2gtk-driver' },
  { names: ['Xvfb'], comesWith: 'xvfb' },
];

/**
 * Makes sure that there are a Firefox, WebKitGTK with its driver, and a screen for it.
 * @returns {Promise<string>} the path of Firefox
 */
export async function ensureEngines() {
  const missing = () =>
    PROGRAMS.filter(({ names }) => findProgram(names) === null).map(({ comesWith }) => comesWith);
  if (missing().length > 0) await installSystemPackages(missing());
  const firefox = findProgram(['firefox-esr', 'firefox']);
  if (missing().length > 0 || firefox === null) {
    throw new Problem(
      `Not on this machine: ${missing().join(', ')}. Install what Debian calls so, and try again.`,
    );
  }
  return firefox;
}

/**
 * The first of some programs that is found where the system looks for programs.
 * @param {string[]} names
 * @returns {string | null}
 */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isProgram) ?? null;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
