import { describe, expect, it } from '@jest/globals';
import { type JourneysReport, tallyJourneys } from './journeys-report.mjs';

const spec = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const report = (stats: Partial<JourneysReport['stats']> = {}, errors: { message: string }[] = []) => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites: [
    {
      file: 'signing.journey.test.ts',
      specs: [spec(1_000)],
      suites: [{ file: 'signing.journey.test.ts', specs: [spec(500, 250)] }],
    },
  ],
});

describe('the result of a run of the journeys', () => {
  it('counts its tests, with the time of each file', () => {
    expect(tallyJourneys(report(), 0)).toEqual({
      passed: 3,
      failed: 0,
      remarks: [],
      files: [{ file: 'signing.journey.test.ts', seconds: 1.75 }],
    });
  });

  it.each([
    ['a failed test', report({ unexpected: 1 }), 0],
    ['one that passed at the second try', report({ flaky: 1 }), 0],
    ['one that was skipped', report({ skipped: 1 }), 0],
    ['a file that could not be loaded', report({}, [{ message: 'SyntaxError' }]), 0],
    ['an end with a code', report(), 1],
    ['no report', undefined, 0],
  ])('is a failure after %s', (_what, given, code) => expect(tallyJourneys(given, code).failed).toBe(1));
});
