import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { readJestReport, readPlaywrightReport, readTapReport } from './test-reports.mjs';
import { scriptOf } from './run.mjs';

/**
 * One run of one test runner.
 * @typedef {object} TestStage
 * @property {string} name
 * @property {string} report file name of what the runner writes
 * @property {(reportFile: string) => string[]} args for `node`
 * @property {(text: string) => import('./test-reports.mjs').Report} read
 * @property {Record<string, string>} [env]
 */

const RULES = 'plugins/booking-rules/jest.config.mjs';
const HTTP = 'cms/tests/jest.config.mjs';
const JOURNEYS = 'site/e2e/playwright.config.ts';
const ENGINES = 'site/e2e/engines/playwright.config.ts';

/**
 * The stages that need nothing that is built.
 * @returns {TestStage[]}
 */
export function sourceStages() {
  return [
    // A calendar day must not depend on where the server stands, so the rules are tested in two time zones.
    jestStage('Rules in UTC', RULES, { TZ: 'UTC' }),
    jestStage('Rules in Los Angeles', RULES, { TZ: 'America/Los_Angeles' }),
    jestStage('Units', 'jest.unit.config.mjs', { TZ: 'UTC' }),
  ];
}

/**
 * The stages that try what is built: the longest first, and the journeys begin when one of the others is through.
 * @param {string | null} browser path of the browser; null for Playwright's own
 * @returns {TestStage[]}
 */
export function productStages(browser) {
  return [
    scriptsStage(),
    jestStage('HTTP on PostgreSQL', HTTP, { TEST_DATABASE: 'postgres' }),
    jestStage('HTTP on SQLite', HTTP, { TEST_DATABASE: 'sqlite' }),
    journeysStage(browser),
  ];
}

/**
 * @param {string} name
 * @param {string} config
 * @param {Record<string, string>} env
 * @returns {TestStage}
 */
function jestStage(name, config, env) {
  return {
    name,
    report: `${name.toLowerCase().replaceAll(' ', '-')}.json`,
    args: (reportFile) => [scriptOf('jest', 'jest'), '-c', config, '--json', '--outputFile', reportFile],
    read: readJestReport,
    env,
  };
}

/** @returns {TestStage} */
function scriptsStage() {
  const tests = readdirSync(inRoot('scripts'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => join('scripts', name));
  return {
    name: 'Scripts and arrows',
    report: 'scripts.tap',
    args: (reportFile) => [
      '--test',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${reportFile}`,
      ...tests,
    ],
    read: readTapReport,
  };
}

/**
 * @param {string | null} browser
 * @returns {TestStage}
 */
function journeysStage(browser) {
  return {
    name: 'Journeys',
    // Its name stands in the Playwright config.
    report: 'journeys.json',
    args: () => [scriptOf('@playwright/test', 'playwright'), 'test', '-c', JOURNEYS],
    read: readPlaywrightReport,
    ...(browser && { env: { CHROMIUM_PATH: browser } }),
  };
}

/**
 * Journeys in Firefox and WebKit.
 * @param {string} firefox path of the browser
 * @returns {TestStage}
 */
export function enginesStage(firefox) {
  return {
    name: 'Firefox and WebKit',
    // Its name stands in the Playwright config.
    report: 'engines.json',
    args: () => [scriptOf('@playwright/test', 'playwright'), 'test', '-c', ENGINES],
    read: readPlaywrightReport,
    env: { FIREFOX_PATH: firefox },
  };
}
