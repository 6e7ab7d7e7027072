import fs from 'node:fs';
import path from 'node:path';
import { readJsonFile } from './atomic-file.mjs';
import { tallyJourneys } from './journeys-report.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const CLI = inRoot('node_modules/@playwright/test/cli.js');

/**
 * Runs the journeys on Playwright Test. After a failure its trace and pictures are in `node_modules/.cache/acordo/journeys`.
 * @returns {Promise<import('./steps.mjs').StepResult>}
 */
export async function runJourneys() {
  const reportFile = inRoot('node_modules/.cache/acordo/journeys.json');
  fs.rmSync(reportFile, { force: true });
  const args = [CLI, 'test', '-c', 'e2e', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const { code, output } = await run(process.execPath, args, { echo: true, env });
  const report = /** @type {import('./journeys-report.mjs').JourneysReport | undefined} */ (
    readJsonFile(reportFile)
  );
  const { passed, failed, remarks, files } = tallyJourneys(report, code);
  const named = files.map(({ file, seconds }) => ({ file: path.join(inRoot('e2e'), file), seconds }));
  return { passed, failed, files: named, output: [output.trim(), ...remarks].join('\n'), shown: true };
}
