import { describe, expect, it } from '@jest/globals';
import { tally } from './jest-report.mjs';

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  numTotalTestSuites: 1,
  testResults: [{ name: '/a.test.ts', startTime: 1_000, endTime: 3_500 }],
};

describe('the result of a Jest run', () => {
  it('counts its tests, with the seconds of each file', () => {
    expect(tally(report, 0)).toEqual({
      passed: 5,
      failed: 0,
      remarks: [],
      files: [{ file: '/a.test.ts', seconds: 2.5 }],
    });
  });
  it.each([
    ['failed tests', { ...report, numFailedTests: 2 }, 1, 2],
    ['a file that does not load', { ...report, numRuntimeErrorTestSuites: 1 }, 1, 1],
    ['a crash before any report', undefined, 1, 1],
    ['a crash after the tests', report, 134, 1],
    ['fewer files than exist', { ...report, numTotalTestSuites: 2 }, 0, 1],
    ['skipped tests', { ...report, numPendingTests: 3 }, 0, 1],
  ])('%s is a failure', (_, given, code, failed) => {
    expect(tally(given, code).failed).toBe(failed);
  });
});
