import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { failures: string[] }} Report each failure with the name of its test, to be shown at the end
 * @typedef {import('@jest/test-result').FormattedTestResults & { numTodoTests: number }} JestReport
 * @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} PlaywrightSuite
 */

/** How many lines of a message are shown: what was expected and where, not the whole stack. */
const SHOWN_LINES = 25;

/**
 * A test file that cannot be run at all counts as one failure.
 * @param {string} text what `jest --json` wrote
 * @returns {Report}
 */
export function readJestReport(text) {
  const report = /** @type {JestReport} */ (JSON.parse(text));
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message !== '') return [failure(basename(name), message)];
    return failed.map((test) =>
      failure(`${basename(name)} › ${test.fullName}`, ...(test.failureMessages ?? [])),
    );
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/**
 * A test that passed only on a retry counts as passed. Errors outside of tests count as failures.
 * @param {string} text what Playwright's json reporter wrote
 * @returns {Report}
 */
export function readPlaywrightReport(text) {
  const { stats, suites, errors } = /** @type {PlaywrightReport} */ (JSON.parse(text));
  const messages = (/** @type {{ message?: string }[]} */ of) => of.map(({ message = '' }) => message);
  /** @type {(suites: PlaywrightSuite[]) => PlaywrightSuite['specs']} */
  const specsOf = (of) => of.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
  const failed = specsOf(suites).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failure(
          `[${projectName}] ${basename(file)} › ${title}`,
          ...messages(results.flatMap((result) => result.errors)),
        ),
      ),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...failed, ...messages(errors).map((message) => failure('Outside any test', message))],
  };
}

/**
 * @param {string} text what `node --test` wrote as TAP
 * @returns {Report}
 */
export function readTapReport(text) {
  const count = (/** @type {string} */ word) =>
    Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
    // The runner's own output above has the rest.
    failures: [...text.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, name = '']) => failure(name)),
  };
}

/** @param {string} test @param {string[]} messages */
function failure(test, ...messages) {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message).split('\n').slice(0, SHOWN_LINES),
  );
  return [`✗ ${test}`, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
}

/** The last line of a test run. @param {Counts[]} counts */
export function totalLine(counts) {
  const sum = (/** @type {keyof Counts} */ key) => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
