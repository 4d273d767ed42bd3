/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Record<
 *   'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests', number
 * >} JestReport
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors what went wrong outside any test
 */

/**
 * A test file that cannot be run at all counts as one failure.
 * @param {string} text what `jest --json` wrote
 * @returns {Counts}
 */
export function readJestReport(text) {
  const report = /** @type {JestReport} */ (JSON.parse(text));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * A test that passed only when it was tried again counts as passed.
 * @param {string} text what Playwright's json reporter wrote
 * @returns {Counts}
 */
export function readPlaywrightReport(text) {
  const { stats, errors } = /** @type {PlaywrightReport} */ (JSON.parse(text));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * @param {string} text what `node --test` wrote as TAP
 * @returns {Counts}
 */
export function readTapReport(text) {
  const count = (/** @type {string} */ word) =>
    Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}

/**
 * The last line of a test run.
 * @param {Counts[]} counts
 */
export function totalLine(counts) {
  const sum = (/** @type {keyof Counts} */ key) => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
