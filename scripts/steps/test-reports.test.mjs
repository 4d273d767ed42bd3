import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readJestReport, readPlaywrightReport, readTapReport, totalLine } from './test-reports.mjs';

describe('the count of a test run', () => {
  it('takes a Jest file that cannot be run as a failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 2,
      numTodoTests: 0,
    };
    assert.deepEqual(readJestReport(JSON.stringify(report)), { passed: 7, failed: 2, skipped: 2 });
  });

  it('takes what breaks outside the journeys as a failure', () => {
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'setup' }],
    };
    assert.deepEqual(readPlaywrightReport(JSON.stringify(report)), { passed: 4, failed: 2, skipped: 0 });
  });

  it('reads the totals of TAP, not those of the subtests', () => {
    const tap =
      'ok 1 - a\n    # pass 9\n1..1\n# tests 6\n# pass 4\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n';
    assert.deepEqual(readTapReport(tap), { passed: 4, failed: 2, skipped: 1 });
  });

  it('is said in one line; what was skipped stands in the table above it', () => {
    const counts = { passed: 2, failed: 0, skipped: 0 };
    assert.equal(totalLine([counts, counts]), '4 passed, 0 failed');
    assert.equal(totalLine([counts, { passed: 0, failed: 1, skipped: 3 }]), '2 passed, 1 failed');
  });
});
