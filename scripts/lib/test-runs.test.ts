import { describe, expect, it } from '@jest/globals';
import { jestCounts, journeyCounts, tally } from './test-runs.mjs';

const jest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  numTotalTestSuites: 1,
  testResults: [{ name: '/x/a.test.ts', startTime: 1_000, endTime: 3_500 }],
};
const suites = [
  {
    file: 'a.journey.test.ts',
    specs: [{ tests: [{ results: [{ duration: 1_000 }, { duration: 500 }] }] }],
    suites: [{ specs: [{ tests: [{ results: [{ duration: 250 }] }] }] }],
  },
];
const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

describe('what a run of tests counts for', () => {
  it('its tests', () => {
    expect(tally(0, jestCounts(jest))).toMatchObject({ passed: 5, failed: 0 });
    expect(tally(0, journeyCounts({ stats, errors: [], suites }))).toMatchObject({ passed: 3, failed: 0 });
  });
  it('its files, with their seconds', () => {
    expect(jestCounts(jest).files).toEqual([{ file: '/x/a.test.ts', seconds: 2.5 }]);
    expect(journeyCounts({ stats, errors: [], suites }).files).toEqual([
      { file: 'a.journey.test.ts', seconds: 1.75 },
    ]);
  });
  it.each([
    ['failed tests', jestCounts({ ...jest, numFailedTests: 2 }), 1, 2],
    ['a file that does not load', jestCounts({ ...jest, numRuntimeErrorTestSuites: 1 }), 1, 1],
    ['fewer files than exist', jestCounts({ ...jest, numTotalTestSuites: 2 }), 0, 1],
    ['skipped tests', jestCounts({ ...jest, numPendingTests: 3 }), 0, 3],
    ['a failed journey', journeyCounts({ stats: { ...stats, unexpected: 1 }, errors: [], suites: [] }), 1, 1],
    [
      'one that passed at the second try',
      journeyCounts({ stats: { ...stats, flaky: 1 }, errors: [], suites: [] }),
      0,
      1,
    ],
    [
      'one that was skipped',
      journeyCounts({ stats: { ...stats, skipped: 1 }, errors: [], suites: [] }),
      0,
      1,
    ],
    ['journeys that could not be loaded', journeyCounts({ stats, errors: [{}], suites: [] }), 0, 1],
    ['a crash before any report', undefined, 0, 1],
    ['a crash after the tests', jestCounts(jest), 134, 1],
  ])('%s is failure', (_what, counts, code, failed) => expect(tally(code, counts).failed).toBe(failed));
});
