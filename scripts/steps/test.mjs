import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureEngines } from './browser.mjs';
import { buildAll, installAll } from './build.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';
import { run, scriptOf } from './run.mjs';
import { readJestReport, readPlaywrightReport, readTapReport, totalLine } from './test-reports.mjs';

/**
 * @typedef {Record<string, string>} Env
 * @typedef {import('./test-reports.mjs').Report} Report
 * @typedef {{ name: string, report: Report, seconds: number }} Outcome
 *
 * @typedef {object} Stage one run of one test runner
 * @property {string} name
 * @property {string[]} args for `node`
 * @property {Env} [env]
 * @property {string} file name of the report that the runner writes; that of journeys stands in their config
 * @property {(text: string) => Report} read
 */

const REPORTS = '.cache/reports';
/** Tests of servers and browsers wait a lot: four lanes fit two processors. TEST_LANES is for other machines. */
const LANES = Number(process.env.TEST_LANES ?? 4);
/** These start servers of their own and wait for them, so they are a lane for both databases; the others share one. */
const FOLDERS_OF_SERVERS = 'cms/tests/(?:chaos|histories|import|mail|operations)/';
const OTHER_FOLDERS = 'cms/tests/(?!chaos|histories|import|mail|operations)';
/** A stage that is not through by then hangs. */
const STAGE_LIMIT_MS = 80 * 60_000;

/** @param {string} config @returns {string[]} */
const jest = (config) => [scriptOf('jest', 'jest'), '-c', config];
/** @param {string} config @returns {string[]} */
const playwright = (config) => [scriptOf('@playwright/test', 'playwright'), 'test', '-c', config];
const rules = () => jest('plugins/booking-rules/jest.config.mjs');
const units = () => jest('jest.unit.config.mjs');
// Servers make much that is soon forgotten: room for it saves a tenth of their processor time.
const http = () => ['--max-semi-space-size=64', ...jest('cms/tests/jest.config.mjs')];
const journeys = () => playwright('site/e2e/playwright.config.ts');

/** @param {string | null} browser its path; null for Playwright's own @returns {Env} */
const browserEnv = (browser) => (browser === null ? {} : { CHROMIUM_PATH: browser });
/** Operations that have to be answered in each chaos run, and the seconds after which faults begin anew. */
const LONG_CHAOS = { CHAOS_OPERATIONS: '5000', CHAOS_SECONDS: '10' };
const chaosRun = (/** @type {string} */ file) => [...http(), file, '-t', '16 clients'];

/**
 * Kinds of tests that can be run alone: the parts that have to be built for them, and what is run in turn.
 * @type {Record<string, { parts?: string[], env?: () => Promise<Env>, runs: () => { args: string[], env?: Env }[] }>}
 */
const KINDS = {
  rules: { runs: () => [{ args: rules() }] },
  units: { runs: () => [{ args: units() }] },
  http: { parts: ['site', 'admin'], runs: () => [{ args: http() }] },
  journeys: {
    parts: ['site', 'admin'],
    env: async () => browserEnv(await ensureBrowser()),
    runs: () => [{ args: journeys() }],
  },
  engines: {
    parts: ['site', 'admin'],
    env: async () => ({ FIREFOX_PATH: await ensureEngines() }),
    runs: () => [{ args: playwright('site/e2e/engines/playwright.config.ts') }],
  },
  // Each says its seed, which CHAOS_SEED repeats.
  chaos: {
    parts: ['cms', 'site'],
    env: () => Promise.resolve({ ...LONG_CHAOS, .../** @type {Env} */ (process.env) }),
    runs: () => [
      { args: chaosRun('engine-chaos'), env: { TEST_DATABASE: 'sqlite' } },
      { args: chaosRun('engine-two-processes'), env: { TEST_DATABASE: 'postgres' } },
    ],
  },
};

/**
 * Runs every test there is, or those of one kind whose files match; builds first what has changed.
 * @param {string} [name] of the kind
 * @param {string[]} patterns
 */
export async function test(name, ...patterns) {
  if (name === undefined) return testAll();
  const kind = KINDS[name];
  if (!kind) throw new Problem(`There are no tests named ${name}, but ${Object.keys(KINDS).join(', ')}.`);
  await installAll();
  const ofKind = (await kind.env?.()) ?? {};
  if (kind.parts) await buildAll(kind.parts);
  let failed = false;
  for (const { args, env } of kind.runs()) {
    const all = { ...process.env, NODE_ENV: 'test', ...ofKind, ...env };
    const { code } = await run(process.execPath, [...args, ...patterns], { env: all });
    failed ||= code !== 0;
  }
  process.exit(failed ? 1 : 0);
}

/** Ends with the line `N passed, N failed`. Stages begin as soon as a lane is free and what they need is built. */
async function testAll() {
  await installAll();
  const { default: pLimit } = await import('p-limit');
  const lane = pLimit(LANES);
  /** @param {Stage} stage */
  const begin = (stage) => {
    const outcome = lane(() => runStage(stage));
    // Awaited at the end.
    outcome.catch(() => undefined);
    return outcome;
  };
  // A calendar day must not depend on where the server stands, so the rules are tested in two time zones. Seeds differ,
  // so each zone generates half of the cases: as many in all as where rules are tested alone.
  const RULES_ZONES = '2';
  const outcomes = [
    jestStage('Rules in UTC', rules(), { TZ: 'UTC', RULES_ZONES }),
    jestStage('Rules in Los Angeles', rules(), { TZ: 'America/Los_Angeles', RULES_ZONES }),
    jestStage('Units', units(), { TZ: 'UTC' }),
  ].map(begin);
  const lookingForBrowser = createProgress(1).step('Looking for a browser', ensureBrowser);
  lookingForBrowser.catch(() => undefined);
  await buildAll();
  const env = browserEnv(await lookingForBrowser);
  const file = 'journeys.json';
  outcomes.push(
    ...[
      httpStage('HTTP on PostgreSQL', 'postgres', OTHER_FOLDERS),
      httpStage('HTTP on SQLite', 'sqlite', OTHER_FOLDERS),
      { name: 'Journeys', args: journeys(), env, file, read: readPlaywrightReport },
      httpStage('Servers on PostgreSQL', 'postgres', FOLDERS_OF_SERVERS),
      httpStage('Servers on SQLite', 'sqlite', FOLDERS_OF_SERVERS),
      scriptsStage(),
    ].map(begin),
  );
  finish(await Promise.all(outcomes));
}

/** @param {string} name @param {string} database @param {string} folders @returns {Stage} */
const httpStage = (name, database, folders) =>
  jestStage(name, [...http(), folders], { TEST_DATABASE: database, TEST_DATABASES: '2' });

/** @param {string} name @param {string[]} args @param {Env} env @returns {Stage} */
function jestStage(name, args, env) {
  const file = `${name.toLowerCase().replaceAll(/\W+/g, '-')}.json`;
  return {
    name,
    args: [...args, '--json', '--outputFile', inRoot(REPORTS, file)],
    env,
    file,
    read: readJestReport,
  };
}

/** @returns {Stage} */
function scriptsStage() {
  const file = 'scripts.tap';
  const tests = ['scripts', 'docker'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.mjs'))
      .map((name) => join(folder, name)),
  );
  const reporters = [
    ['spec', 'stdout'],
    ['tap', inRoot(REPORTS, file)],
  ].flatMap(([reporter, to]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${to}`]);
  return { name: 'Scripts and arrows', args: ['--test', ...reporters, ...tests], file, read: readTapReport };
}

/**
 * A runner that crashed, hung or ran no test at all counts as one failure of its own.
 * @param {Stage} stage
 * @returns {Promise<Outcome>}
 */
async function runStage({ name, args, env, file, read }) {
  const path = inRoot(REPORTS, file);
  mkdirSync(inRoot(REPORTS), { recursive: true });
  rmSync(path, { force: true });
  console.log(`── ${name} ──`);
  const since = Date.now();
  const { code, timedOut } = await run(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    timeoutMs: STAGE_LIMIT_MS,
    label: `${name} · `,
  });
  const report = existsSync(path)
    ? read(readFileSync(path, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  const ranNothing = report.passed + report.failed === 0;
  if (report.failed === 0 && (code !== 0 || ranNothing)) {
    report.failed = 1;
    report.failures.push(
      timedOut ? 'Given up: it hangs.' : ranNothing ? 'No test was run.' : `Exit code ${String(code)}.`,
    );
  }
  return { name, report, seconds: Math.round((Date.now() - since) / 1000) };
}

/** @param {Outcome[]} outcomes */
function finish(outcomes) {
  // At the end once more: between a failure and the end of a long run stand thousands of lines.
  for (const { name, report } of outcomes.filter(({ report }) => report.failures.length > 0)) {
    console.log(`\n── ${name}: what failed ──\n${report.failures.join('\n')}`);
  }
  const rows = outcomes.map(({ name, report: { passed, failed, skipped }, seconds }) => [
    name,
    { passed, failed, skipped, seconds },
  ]);
  console.table(Object.fromEntries(rows));
  const reports = outcomes.map(({ report }) => report);
  console.log(totalLine(reports));
  process.exit(reports.some(({ failed }) => failed > 0) ? 1 : 0);
}
