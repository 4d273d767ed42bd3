import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { ensureEngines } from './engines.mjs';
import { buildAll } from './build-all.mjs';
import { install, needsInstall } from './install.mjs';
import { inRoot } from './paths.mjs';
import { mapAtMost } from './map-at-most.mjs';
import { createProgress } from './progress.mjs';
import { run } from './run.mjs';
import { stopOnSignals } from './stop.mjs';
import { totalLine } from './test-reports.mjs';
import { enginesStage, productStages, sourceStages } from './test-stages.mjs';

/**
 * @typedef {import('./test-stages.mjs').TestStage} TestStage
 * @typedef {{ name: string, counts: import('./test-reports.mjs').Report, seconds: number }} Outcome
 */

/** Each stage keeps one processor busy. */
const AT_ONCE = 2;
/** A stage that is not through by then hangs. */
const STAGE_LIMIT_MS = 16 * 60_000;

/** Runs every test there is and ends with the line `N passed, N failed`. */
export async function test() {
  stopOnSignals({ exitCode: 130 });
  if (needsInstall()) await createProgress(1).step('Installing packages', install);
  const [early, browser] = await Promise.all([
    runStages(sourceStages()),
    createProgress(1).step('Looking for a browser', ensureBrowser),
    buildAll(),
  ]);
  finish([...early, ...(await runStages(productStages(browser)))]);
}

/** Runs the journeys in Firefox and WebKit alone; ends with the same line. */
export async function testEngines() {
  stopOnSignals({ exitCode: 130 });
  if (needsInstall()) await createProgress(1).step('Installing packages', install);
  const firefox = await createProgress(1).step('Looking for Firefox and WebKit', ensureEngines);
  await buildAll();
  finish(await runStages([enginesStage(firefox)]));
}

/** @param {Outcome[]} outcomes */
function finish(outcomes) {
  // At the end once more: between a failure and the end of a long run stand thousands of lines.
  for (const { name, counts } of outcomes.filter(({ counts }) => counts.failures.length > 0)) {
    console.log(`\n── ${name}: what failed ──\n${counts.failures.join('\n')}`);
  }
  console.log(`\n${summary(outcomes)}`);
  const counts = outcomes.map((outcome) => outcome.counts);
  console.log(totalLine(counts));
  process.exit(counts.some(({ failed }) => failed > 0) || counts.length === 0 ? 1 : 0);
}

/**
 * Runs stages side by side: they share nothing.
 * @param {TestStage[]} stages
 */
function runStages(stages) {
  console.log(`\n── ${stages.map(({ name }) => name).join(', ')} ──`);
  return mapAtMost(stages, AT_ONCE, runStage);
}

/**
 * A runner that crashed, hung or ran no test at all counts as one failure of its own.
 * @param {TestStage} stage
 * @returns {Promise<Outcome>}
 */
async function runStage(stage) {
  const reportFile = inRoot('.cache/reports', stage.report);
  mkdirSync(inRoot('.cache/reports'), { recursive: true });
  rmSync(reportFile, { force: true });
  const since = Date.now();
  const { code, timedOut } = await run(process.execPath, stage.args(reportFile), {
    env: { ...process.env, NODE_ENV: 'test', ...stage.env },
    timeoutMs: STAGE_LIMIT_MS,
    label: `${stage.name} · `,
  });
  const counts = existsSync(reportFile)
    ? stage.read(readFileSync(reportFile, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  const ranNothing = counts.passed + counts.failed === 0;
  if (counts.failed === 0 && (code !== 0 || ranNothing)) {
    counts.failed = 1;
    counts.failures.push(
      timedOut ? 'Given up: it hangs.' : ranNothing ? 'No test was run.' : `Exit code ${String(code)}.`,
    );
  }
  return { name: stage.name, counts, seconds: Math.round((Date.now() - since) / 1000) };
}

/** @param {Outcome[]} outcomes */
function summary(outcomes) {
  const header = ['', 'passed', 'failed', 'skipped', 'seconds'];
  const rows = outcomes.map(({ name, counts, seconds }) =>
    [name, counts.passed, counts.failed, counts.skipped, seconds].map(String),
  );
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  return [header, ...rows]
    .map(([name = '', ...cells]) => [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join(''))
    .join('\n');
}
