/**
 * @typedef {object} JestReport the part of Jest's --json that we read
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {number} numTotalTestSuites
 * @property {{ name: string, startTime: number, endTime: number }[]} testResults
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} remarks why something counts as failed although no test did
 * @property {{ file: string, seconds: number }[]} files
 */

/**
 * The result of a Jest run. A run that crashed, found nothing, or skipped a test is not a success.
 * @param {JestReport | undefined} report undefined if Jest wrote none
 * @param {number} code with which it ended
 * @returns {Tally}
 */
export function tally(report, code) {
  if (!report) return { passed: 0, failed: 1, remarks: ['Jest did not finish'], files: [] };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
  const skipped = report.numPendingTests + report.numTodoTests;
  const remarks = [];
  let failed = numFailedTests + numRuntimeErrorTestSuites;
  if (skipped > 0) remarks.push(`${skipped} skipped tests`);
  if (report.testResults.length < report.numTotalTestSuites)
    remarks.push(`Jest ran ${report.testResults.length} of ${report.numTotalTestSuites} test files`);
  if (failed === 0 && remarks.length === 0 && code !== 0) remarks.push(`Jest ended with code ${code}`);
  failed += remarks.length;
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed, remarks, files };
}
