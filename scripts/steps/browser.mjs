import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';
import { run, scriptOf } from './run.mjs';

/** How journeys start a browser: also as root in a container, and without calling home. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Scripts run for seconds here: to make machine code of them takes a third of what the browser needs.
  '--js-flags=--no-opt,--no-maglev,--max-lazy',
  // Only the server under test may be reached: the panel would otherwise fetch news about Strapi.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** A download is given up after this time; without network access it fails much sooner. */
const DOWNLOAD_LIMIT_MS = 4 * 60_000;
/** Debian's Chromium without a window: the same pages for less than half of the processor's time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const INSTALLED_BROWSERS = [
  ...[HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
];

/** The programs that the journeys in other engines start, with their Debian packages. */
const ENGINES = [
  { names: ['firefox-esr', 'firefox'], comesWith: 'firefox-esr' },
  { names: ['WebKitWebDriver'], comesWith: 'webkit2gtk-driver' },
  { names: ['Xvfb'], comesWith: 'xvfb' },
];

/**
 * Makes sure that journeys have a browser: the one that was named, Playwright's own (downloaded if possible), one on
 * this machine, or the system's package.
 * @returns {Promise<string | null>} its path; null for Playwright's own
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new Problem(
      `CHROMIUM_PATH is "${named}", which does not start: set it to a Chromium or leave it empty.`,
    );
  }
  if (await starts(null)) return null;
  const playwright = [scriptOf('@playwright/test', 'playwright'), 'install', 'chromium'];
  await run(process.execPath, playwright, { quiet: true, timeoutMs: DOWNLOAD_LIMIT_MS });
  if (await starts(null)) return null;
  if (findProgram([HEADLESS_SHELL]) === null) await installSystemPackages([HEADLESS_SHELL]);
  if (findProgram(INSTALLED_BROWSERS) === null) await installSystemPackages(['chromium']);
  const path = findProgram(INSTALLED_BROWSERS);
  if (path !== null && (await starts(path))) return path;
  throw new Problem('No browser for the journeys: install Chromium and set CHROMIUM_PATH to it.');
}

/**
 * Whether a browser can be used: the only sure sign is that it starts.
 * @param {string | null} path
 */
async function starts(path) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ ...(path && { executablePath: path }), args: BROWSER_FLAGS });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that there are a Firefox, WebKitGTK with its driver, and a screen for it.
 * @returns {Promise<string>} the path of Firefox
 */
export async function ensureEngines() {
  const missing = () =>
    ENGINES.filter(({ names }) => findProgram(names) === null).map((one) => one.comesWith);
  if (missing().length > 0) await installSystemPackages(missing());
  const firefox = findProgram(['firefox-esr', 'firefox']);
  if (missing().length === 0 && firefox !== null) return firefox;
  throw new Problem(
    `Not on this machine: ${missing().join(', ')}. Install these Debian packages and try again.`,
  );
}

/**
 * The first of these programs that is found on the system's path.
 * @param {string[]} names
 * @returns {string | null}
 */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const isProgram = (/** @type {string} */ path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return paths.find(isProgram) ?? null;
}

/**
 * Installs packages of Debian or Ubuntu if allowed. The caller checks whether they are there afterwards.
 * @param {string[]} names
 */
async function installSystemPackages(names) {
  if (process.getuid?.() !== 0) return;
  await run('apt-get', ['update'], { quiet: true });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { quiet: true });
}
