import { describe, expect, it } from '@jest/globals';
import { tally } from './jest-report.mjs';

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ name: '/a.test.ts', startTime: 1_000, endTime: 3_500 }],
};
const fine = { code: 0, existing: 1 };

describe('what a Jest run counts for', () => {
  it('its tests, with the seconds of each file', () => {
    expect(tally(report, fine)).toEqual({
      passed: 5,
      failed: 0,
      remarks: [],
      files: [{ file: '/a.test.ts', seconds: 2.5 }],
    });
  });
  it.each([
    ['failed tests', { ...report, numFailedTests: 2 }, { code: 1, existing: 1 }, 2],
    ['a file that does not load', { ...report, numRuntimeErrorTestSuites: 1 }, { code: 1, existing: 1 }, 1],
    ['a crash before any report', undefined, { code: 1, existing: 1 }, 1],
    ['a crash after the tests', report, { code: 134, existing: 1 }, 1],
    ['fewer files than exist', report, { code: 0, existing: 2 }, 1],
    ['skipped tests', { ...report, numPendingTests: 3 }, fine, 1],
  ])('%s is failure', (_, given, run, failed) => {
    expect(tally(given, run).failed).toBe(failed);
  });
});
