/**
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ tests: { results: { duration: number }[] }[] }[]} specs
 *
 * @typedef {object} JourneysReport the part of Playwright's JSON report that we read
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors beside tests: a file that could not be loaded
 * @property {Suite[]} suites a file each
 */

/** @param {Suite} suite @returns {number} ms of its tests */
const timeOf = ({ specs, suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + timeOf(suite), 0);

/**
 * The result of a run of the journeys. A run that crashed or skipped a test is not a success.
 * @param {JourneysReport | undefined} report undefined when Playwright wrote none
 * @param {number} code with which it ended
 * @returns {import('./jest-report.mjs').Tally}
 */
export function tallyJourneys(report, code) {
  if (!report) return { passed: 0, failed: 1, remarks: ['Playwright did not finish'], files: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const remarks = report.errors.map(({ message }) => message ?? 'an error without a message');
  if (skipped > 0) remarks.push(`${skipped} skipped or not reached tests`);
  const failed = unexpected + flaky;
  if (failed === 0 && remarks.length === 0 && code !== 0) remarks.push(`Playwright ended with code ${code}`);
  const files = report.suites.map((suite) => ({ file: suite.file, seconds: timeOf(suite) / 1000 }));
  return { passed: expected, failed: failed + remarks.length, remarks, files };
}
