import { describe, expect, it } from '@jest/globals';
import { jestCounts, journeyCounts, tally } from './test-runs.mjs';

const jest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  numTotalTestSuites: 1,
  testResults: [{}],
};
const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

describe('what a run of tests counts for', () => {
  it('its tests', () => {
    expect(tally(0, jestCounts(jest))).toEqual({ passed: 5, failed: 0 });
    expect(tally(0, journeyCounts({ stats, errors: [] }))).toEqual({ passed: 3, failed: 0 });
  });
  it.each([
    ['failed tests', jestCounts({ ...jest, numFailedTests: 2 }), 1, 2],
    ['a file that does not load', jestCounts({ ...jest, numRuntimeErrorTestSuites: 1 }), 1, 1],
    ['fewer files than exist', jestCounts({ ...jest, numTotalTestSuites: 2 }), 0, 1],
    ['skipped tests', jestCounts({ ...jest, numPendingTests: 3 }), 0, 3],
    ['a failed journey', journeyCounts({ stats: { ...stats, unexpected: 1 }, errors: [] }), 1, 1],
    ['one that passed at the second try', journeyCounts({ stats: { ...stats, flaky: 1 }, errors: [] }), 0, 1],
    ['one that was skipped', journeyCounts({ stats: { ...stats, skipped: 1 }, errors: [] }), 0, 1],
    ['journeys that could not be loaded', journeyCounts({ stats, errors: [{}] }), 0, 1],
    ['a crash before any report', undefined, 0, 1],
    ['a crash after the tests', jestCounts(jest), 134, 1],
  ])('%s is failure', (_what, counts, code, failed) => expect(tally(code, counts).failed).toBe(failed));
});
