import fs from 'node:fs';
import path from 'node:path';
import { readJsonFile } from './atomic-file.mjs';
import { tally } from './jest-report.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const NODE_FLAGS = [
  '--experimental-vm-modules',
  '--no-warnings=ExperimentalWarning',
  '--max-semi-space-size=64', // MiB: each file of pages loads hundreds of modules again, most of that is soon garbage
];

/** A failed query for an element prints no page: a waiting one fails many times. `npm run jest` prints it. */
const QUIET = { DEBUG_PRINT_LIMIT: '0' };

/**
 * Runs projects of jest.config.mjs.
 * @param {readonly ('unit' | 'services' | 'web' | 'containers')[]} projects
 * @param {{ echo?: boolean, env?: NodeJS.ProcessEnv, workers?: number }} [options]
 * @returns {Promise<import('./steps.mjs').StepResult>}
 */
export async function runJest(projects, { echo = false, env = {}, workers = 2 } = {}) {
  const reportFile = inRoot('node_modules/.cache/acordo', `jest-${projects.join('-')}.json`);
  fs.mkdirSync(path.dirname(reportFile), { recursive: true });
  fs.rmSync(reportFile, { force: true });
  const { code, output } = await run(
    process.execPath,
    [
      ...NODE_FLAGS,
      inRoot('node_modules/jest/bin/jest.js'),
      '--selectProjects',
      ...projects,
      `--maxWorkers=${workers}`,
      '--ci',
      '--json',
      `--outputFile=${reportFile}`,
    ],
    { echo, env: { ...QUIET, ...env } },
  );
  const report = /** @type {import('./jest-report.mjs').JestReport | undefined} */ (readJsonFile(reportFile));
  const { passed, failed, remarks, files } = tally(report, code);
  return { passed, failed, files, output: [output.trim(), ...remarks].join('\n'), shown: echo };
}
