import fs from 'node:fs';
import { readJsonFile } from './atomic-file.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const CACHE = inRoot('node_modules/.cache/acordo');

const NODE_FLAGS = [
  '--experimental-vm-modules',
  '--no-warnings=ExperimentalWarning',
  '--max-semi-space-size=64', // MiB: each file of pages loads hundreds of modules anew, most of it is soon garbage
];

/** A failed look for an element prints no page: one that waits fails many times. `npm run jest` prints it. */
const QUIET = { DEBUG_PRINT_LIMIT: '0' };

/** @typedef {{ passed: number, failed: number, files?: { file: string, seconds: number }[] }} Counts */

/**
 * What Jest's report counts for; a file that did not load or run, and a skipped test, are failures.
 * @param {Record<string, any>} report
 */
export const jestCounts = (report) => ({
  passed: report['numPassedTests'],
  failed:
    report['numFailedTests'] +
    report['numPendingTests'] +
    report['numTodoTests'] +
    report['numRuntimeErrorTestSuites'] +
    report['numTotalTestSuites'] -
    report['testResults'].length,
  files: report['testResults'].map((/** @type {any} */ { name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  })),
});

/** @param {any} suite of Playwright's report @returns {number} ms of its tests */
function timeOf({ specs, suites = [] }) {
  let ms = 0;
  for (const { tests } of specs)
    for (const { results } of tests) for (const { duration } of results) ms += duration;
  for (const suite of suites) ms += timeOf(suite);
  return ms;
}

/**
 * What Playwright's report counts for; so are a test that passed at the second try, one that was skipped, a file that did not load.
 * @param {Record<string, any>} report
 */
export const journeyCounts = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  files: suites.map((/** @type {any} */ suite) => ({ file: suite.file, seconds: timeOf(suite) / 1000 })),
});

/**
 * A run without a report, or that ended with a code, is no success either.
 * @param {number} code
 * @param {Counts} [counts]
 */
export const tally = (code, counts = { passed: 0, failed: 1 }) => ({
  ...counts,
  failed: Math.max(counts.failed, code === 0 ? 0 : 1),
});

/**
 * @param {string} reportFile
 * @param {readonly string[]} args of Node
 * @param {(report: Record<string, any>) => Counts} counts
 * @param {boolean} echo shows the output while it comes
 * @returns {Promise<import('./steps.mjs').StepResult>}
 */
async function runTests(reportFile, args, counts, echo) {
  fs.mkdirSync(CACHE, { recursive: true });
  fs.rmSync(reportFile, { force: true });
  const env = { ...QUIET, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const { code, output } = await run(process.execPath, args, { echo, env });
  const report = /** @type {Record<string, any> | undefined} */ (readJsonFile(reportFile));
  return { ...tally(code, report && counts(report)), output: output.trim(), shown: echo };
}

/**
 * Runs projects of jest.config.mjs.
 * @param {readonly ('unit' | 'services' | 'web' | 'containers')[]} projects
 * @param {{ echo?: boolean, workers?: number }} [options]
 */
export function runJest(projects, { echo = false, workers = 2 } = {}) {
  const report = `${CACHE}/jest-${projects.join('-')}.json`;
  const cli = [...NODE_FLAGS, inRoot('node_modules/jest/bin/jest.js'), '--selectProjects', ...projects];
  const options = [`--maxWorkers=${workers}`, '--ci', '--json', `--outputFile=${report}`];
  return runTests(report, [...cli, ...options], jestCounts, echo);
}

/** Runs the journeys on Playwright Test. Of a failure a trace and pictures stay in `node_modules/.cache/acordo/journeys`. */
export function runJourneys() {
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '-c', 'e2e', '--reporter=list,json'];
  return runTests(`${CACHE}/journeys.json`, args, journeyCounts, true);
}
