import { existsSync } from 'node:fs';
import { BROWSER_FLAGS } from './browser-flags.mjs';
import { Problem } from './problem.mjs';
import { run, scriptOf } from './run.mjs';
import { installSystemPackages } from './system-packages.mjs';

/** A download that is not through by then is given up; without access it fails much sooner. */
const DOWNLOAD_LIMIT_MS = 4 * 60_000;
const INSTALLED_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Makes sure that journeys have a browser: one that was named, Playwright's own (downloaded when it can be),
 * one on this machine, or the system's package.
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
  return (await installedBrowser()) ?? (await systemBrowser());
}

async function installedBrowser() {
  for (const path of INSTALLED_BROWSERS) if (existsSync(path) && (await starts(path))) return path;
  return null;
}

async function systemBrowser() {
  await installSystemPackages(['chromium']);
  const path = await installedBrowser();
  if (path) return path;
  throw new Problem('No browser for the journeys: install Chromium and set CHROMIUM_PATH to it.');
}

/**
 * The only sure sign of a usable browser is that it starts.
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
