/** `npm test`: everything. The last line is `N passed, N failed`. */
import { runCheckSteps } from './lib/check-steps.mjs';
import { install, needsInstall } from './lib/dependencies.mjs';
import { root } from './lib/paths.mjs';
import { requireChromium, requirePoppler } from './lib/programs.mjs';
import { requireRedis } from './lib/redis.mjs';
import { run } from './lib/run.mjs';
import { runSteps, summarise } from './lib/steps.mjs';
import { runJest, runJourneys } from './lib/test-runs.mjs';
import { buildWeb, needsWebBuild } from './lib/web-build.mjs';

const one = async (/** @type {() => unknown} */ work) => {
  await work();
  return { passed: 1, failed: 0, output: '' };
};

/** @returns {Promise<import('./lib/steps.mjs').StepResult>} */
async function containers() {
  const { code } = await run('docker', ['info']);
  if (code !== 0) return { passed: 0, failed: 0, output: '', skipped: 'no Docker engine answers' };
  return runJest(['containers'], { echo: true });
}

process.chdir(root);
const say = console.log;
const results = [];
// Debian's packages are installed while npm unpacks its own; the web is built while the compiler reads files.
const installing = needsInstall('everything')
  ? [{ name: 'npm ci', run: () => one(() => install('everything')) }]
  : [];
const programs = () => one(() => [requireRedis(say), requireChromium(say), requirePoppler(say)]);
if (installing.length > 0) say('npm ci: installing the packages, half a minute to two');
results.push(...(await runSteps([...installing, { name: 'programs', run: programs }], 2)));
const webBuild = { name: 'web build', run: () => one(() => needsWebBuild() && buildWeb()) };
results.push(...(await runCheckSteps(['unit', 'web'], [webBuild])));
results.push(
  ...(await runSteps([
    // One more than there are processors: some of these files wait, for a retry, a time limit, somebody else's lock.
    { name: 'services', run: () => runJest(['services'], { echo: true, workers: 3 }) },
    { name: 'journeys', run: runJourneys },
    { name: 'containers', run: containers },
  ])),
);
process.exitCode = summarise(results, { slowest: 10 });
