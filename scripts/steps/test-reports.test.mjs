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
      testResults: [
        {
          name: '/house/a.test.ts',
          message: 'all of them',
          assertionResults: [
            { status: 'passed', fullName: 'stands', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'holds',
              failureMessages: ['\u001b[31mExpected 1\u001b[39m\n\nReceived 2'],
            },
          ],
        },
        { name: '/house/b.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    };
    assert.deepEqual(readJestReport(JSON.stringify(report)), {
      passed: 7,
      failed: 2,
      skipped: 2,
      failures: [
        '✗ a.test.ts › holds\n    Expected 1\n    Received 2',
        '✗ b.test.ts\n    Cannot find module',
      ],
    });
  });

  it('takes what breaks outside the journeys as a failure', () => {
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                {
                  title: 'a guest books',
                  file: 'e2e/a.spec.ts',
                  tests: [
                    { projectName: 'phone', status: 'expected', results: [{ errors: [] }] },
                    {
                      projectName: 'desktop',
                      status: 'unexpected',
                      results: [
                        { errors: [{ message: `Timeout${'\n'.repeat(40)}` }, { message: 'Console' }] },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'setup' }],
    };
    assert.deepEqual(readPlaywrightReport(JSON.stringify(report)), {
      passed: 4,
      failed: 2,
      skipped: 0,
      failures: [
        '✗ [desktop] a.spec.ts › a guest books\n    Timeout\n    Console',
        '✗ Outside any test\n    setup',
      ],
    });
  });

  it('reads the totals of TAP, not those of the subtests', () => {
    const tap =
      'ok 1 - a\n    not ok 1 - b\n    # pass 9\n1..1\n# tests 6\n# pass 4\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n';
    assert.deepEqual(readTapReport(tap), { passed: 4, failed: 2, skipped: 1, failures: ['✗ b'] });
  });

  it('is said in one line; what was skipped stands in the table above it', () => {
    const counts = { passed: 2, failed: 0, skipped: 0 };
    assert.equal(totalLine([counts, counts]), '4 passed, 0 failed');
    assert.equal(totalLine([counts, { passed: 0, failed: 1, skipped: 3 }]), '2 passed, 1 failed');
  });
});
