import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureEngines } from './browser.mjs';
import { buildAll, installAll } from './build.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';
import { run, scriptOf } from './run.mjs';
import { stopOnSignals } from './stop.mjs';
import { readJestReport, readPlaywrightReport, readTapReport, totalLine } from './test-reports.mjs';

/**
 * One run of one test runner.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} args for `node`
 * @property {Record<string, string>} [env]
 * @property {string} report file name of what the runner writes
 * @property {(text: string) => import('./test-reports.mjs').Report} read
 * @typedef {{ name: string, counts: import('./test-reports.mjs').Report, seconds: number }} Outcome
 */

const REPORTS = '.cache/reports';
/** Journeys are slow beside two lanes of servers, so no more than two. TEST_LANES is for larger machines. */
const LANES = Number(process.env.TEST_LANES ?? 2);
/** A stage that is not through by then hangs. */
const STAGE_LIMIT_MS = 20 * 60_000;

const jest = (/** @type {string} */ config) => [scriptOf('jest', 'jest'), '-c', config];
const playwright = (/** @type {string} */ config) => [
  scriptOf('@playwright/test', 'playwright'),
  'test',
  '-c',
  config,
];

/**
 * Kinds of tests that can be run alone: what they run, and the parts that have to be built for it.
 * @type {Record<string, { parts: string[], args: () => string[], env?: () => Promise<Record<string, string>> }>}
 */
const KINDS = {
  rules: { parts: [], args: () => jest('plugins/booking-rules/jest.config.mjs') },
  units: { parts: [], args: () => jest('jest.unit.config.mjs') },
  http: { parts: ['cms', 'site'], args: () => jest('cms/tests/jest.config.mjs') },
  journeys: {
    parts: ['site', 'admin'],
    args: () => playwright('site/e2e/playwright.config.ts'),
    env: async () => browserEnv(await ensureBrowser()),
  },
  engines: {
    parts: ['site', 'admin'],
    args: () => playwright('site/e2e/engines/playwright.config.ts'),
    env: async () => ({ FIREFOX_PATH: await ensureEngines() }),
  },
};

/**
 * Runs the tests of one kind, or those whose files match; builds first what has changed.
 * @param {string} name
 * @param {string[]} patterns
 */
export async function testOne(name, patterns) {
  const kind = KINDS[name];
  if (!kind) throw new Problem(`There are no tests named ${name}, but ${Object.keys(KINDS).join(', ')}.`);
  stopOnSignals({ exitCode: 130 });
  await installAll();
  const extra = (await kind.env?.()) ?? {};
  if (kind.parts.length > 0) await buildAll(kind.parts);
  const env = { ...process.env, NODE_ENV: 'test', ...extra };
  const { code } = await run(process.execPath, [...kind.args(), ...patterns], { env });
  process.exit(code ?? 1);
}

/**
 * Runs every test there is and ends with the line `N passed, N failed`. Each stage begins as soon as a lane is
 * free, those that need the product once it is built.
 */
export async function test() {
  stopOnSignals({ exitCode: 130 });
  await installAll();
  const { default: pLimit } = await import('p-limit');
  const lanes = pLimit(LANES);
  /** @type {Promise<Outcome>[]} */
  const outcomes = [];
  const begin = (/** @type {Stage[]} */ ...stages) => {
    for (const stage of stages) {
      const outcome = lanes(() => runStage(stage));
      // Awaited at the end.
      outcome.catch(() => undefined);
      outcomes.push(outcome);
    }
  };
  const rules = 'plugins/booking-rules/jest.config.mjs';
  // A calendar day must not depend on where the server stands, so the rules are tested in two time zones.
  begin(
    jestStage('Rules in UTC', rules, { TZ: 'UTC' }),
    jestStage('Rules in Los Angeles', rules, { TZ: 'America/Los_Angeles' }),
    jestStage('Units', 'jest.unit.config.mjs', { TZ: 'UTC' }),
  );
  const lookingForBrowser = createProgress(1).step('Looking for a browser', ensureBrowser);
  lookingForBrowser.catch(() => undefined);
  await buildAll();
  // The longest first.
  const http = 'cms/tests/jest.config.mjs';
  begin(
    jestStage('HTTP on PostgreSQL', http, { TEST_DATABASE: 'postgres' }),
    jestStage('HTTP on SQLite', http, { TEST_DATABASE: 'sqlite' }),
    scriptsStage(),
    {
      name: 'Journeys',
      args: playwright('site/e2e/playwright.config.ts'),
      env: browserEnv(await lookingForBrowser),
      // Its name stands in the Playwright config.
      report: 'journeys.json',
      read: readPlaywrightReport,
    },
  );
  finish(await Promise.all(outcomes));
}

/** @param {string | null} browser path of the browser; null for Playwright's own */
const browserEnv = (browser) => /** @type {Record<string, string>} */ (browser && { CHROMIUM_PATH: browser });

/**
 * @param {string} name
 * @param {string} config
 * @param {Record<string, string>} env
 * @returns {Stage}
 */
function jestStage(name, config, env) {
  const report = `${name.toLowerCase().replaceAll(' ', '-')}.json`;
  const args = [...jest(config), '--json', '--outputFile', inRoot(REPORTS, report)];
  return { name, args, env, report, read: readJestReport };
}

/** @returns {Stage} */
function scriptsStage() {
  const report = 'scripts.tap';
  const tests = readdirSync(inRoot('scripts'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => join('scripts', name));
  const reporters = [
    ['spec', 'stdout'],
    ['tap', inRoot(REPORTS, report)],
  ].flatMap(([reporter, to]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${to}`]);
  return {
    name: 'Scripts and arrows',
    args: ['--test', ...reporters, ...tests],
    report,
    read: readTapReport,
  };
}

/**
 * A runner that crashed, hung or ran no test at all counts as one failure of its own.
 * @param {Stage} stage
 * @returns {Promise<Outcome>}
 */
async function runStage({ name, args, env, report, read }) {
  const file = inRoot(REPORTS, report);
  mkdirSync(inRoot(REPORTS), { recursive: true });
  rmSync(file, { force: true });
  console.log(`── ${name} ──`);
  const since = Date.now();
  const { code, timedOut } = await run(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    timeoutMs: STAGE_LIMIT_MS,
    label: `${name} · `,
  });
  const counts = existsSync(file)
    ? read(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  const ranNothing = counts.passed + counts.failed === 0;
  if (counts.failed === 0 && (code !== 0 || ranNothing)) {
    counts.failed = 1;
    counts.failures.push(
      timedOut ? 'Given up: it hangs.' : ranNothing ? 'No test was run.' : `Exit code ${String(code)}.`,
    );
  }
  return { name, counts, seconds: Math.round((Date.now() - since) / 1000) };
}

/** @param {Outcome[]} outcomes */
function finish(outcomes) {
  // At the end once more: between a failure and the end of a long run stand thousands of lines.
  for (const { name, counts } of outcomes.filter(({ counts }) => counts.failures.length > 0)) {
    console.log(`\n── ${name}: what failed ──\n${counts.failures.join('\n')}`);
  }
  console.table(
    Object.fromEntries(
      outcomes.map(({ name, counts: { passed, failed, skipped }, seconds }) => [
        name,
        { passed, failed, skipped, seconds },
      ]),
    ),
  );
  const counts = outcomes.map((outcome) => outcome.counts);
  console.log(totalLine(counts));
  process.exit(counts.some(({ failed }) => failed > 0) ? 1 : 0);
}
