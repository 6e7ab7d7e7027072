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
const whole = { code: 0, existing: 1 };

describe('what a run of the journeys counts for', () => {
  it('is its tests, and the time of each file', () => {
    expect(tallyJourneys(report(), whole)).toEqual({
      passed: 3,
      failed: 0,
      remarks: [],
      files: [{ file: 'signing.journey.test.ts', seconds: 1.75 }],
    });
  });

  it.each([
    ['a failed test', report({ unexpected: 1 }), whole],
    ['one that passed at the second try', report({ flaky: 1 }), whole],
    ['one that was skipped', report({ skipped: 1 }), whole],
    ['a file that could not be loaded', report({}, [{ message: 'SyntaxError' }]), whole],
    ['a file that was left out', report(), { code: 0, existing: 2 }],
    ['an end with a code', report(), { code: 1, existing: 1 }],
    ['no report', undefined, whole],
  ])('is a failure after %s', (_what, given, run) => expect(tallyJourneys(given, run).failed).toBe(1));
});
