import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { buildAll } from './build-all.mjs';
import { inRoot } from './paths.mjs';
import { mapAtMost } from './map-at-most.mjs';
import { createProgress } from './progress.mjs';
import { run } from './run.mjs';
import { totalLine } from './test-reports.mjs';
import { testStages } from './test-stages.mjs';

/**
 * @typedef {{ name: string, counts: import('./test-reports.mjs').Report, seconds: number }} Outcome
 */

/** Each stage keeps one processor busy. */
const AT_ONCE = 2;
/** A stage that is not through by then hangs. */
const STAGE_LIMIT_MS = 16 * 60_000;

/** Runs every test there is and ends with the line `N passed, N failed`. */
export async function test() {
  await buildAll();
  const browser = await createProgress(1).step('Looking for a browser', ensureBrowser);
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const group of testStages(browser)) {
    console.log(`\n── ${group.map(({ name }) => name).join(', ')} ──`);
    const isAlone = group.length === 1;
    outcomes.push(...(await mapAtMost(group, AT_ONCE, (stage) => runStage(stage, isAlone))));
  }
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
 * A runner that crashed, hung or ran no test at all counts as one failure of its own.
 * @param {import('./test-stages.mjs').TestStage} stage
 * @param {boolean} isAlone no other stage runs beside it
 * @returns {Promise<Outcome>}
 */
async function runStage(stage, isAlone) {
  const reportFile = inRoot('.cache/reports', stage.report);
  mkdirSync(inRoot('.cache/reports'), { recursive: true });
  rmSync(reportFile, { force: true });
  const since = Date.now();
  const { code, timedOut } = await run(process.execPath, stage.args(reportFile), {
    env: { ...process.env, NODE_ENV: 'test', ...stage.env },
    timeoutMs: STAGE_LIMIT_MS,
    ...(!isAlone && { label: `${stage.name} · ` }),
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
