/**
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {string} output shown when something failed
 * @property {boolean} [shown] the output was shown while it came
 * @property {string} [skipped] why nothing was done
 * @property {{ file: string, seconds: number }[]} [files]
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<StepResult>} run
 */

/**
 * A program as a step: counts as one, passed or failed.
 * @param {() => Promise<import('./run.mjs').Outcome>} work
 * @returns {() => Promise<StepResult>}
 */
export const counted = (work) => async () => {
  const { code, output } = await work();
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: output.trim() };
};

/** @param {StepResult} result */
function verdict({ passed, failed, skipped }) {
  if (skipped) return `skipped: ${skipped}`;
  return failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
}

/**
 * @param {Step} step
 * @returns {Promise<StepResult>} never rejects: what is thrown counts as failed
 */
async function runStep({ name, run }) {
  const began = performance.now();
  const result = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    output: String(error?.stack ?? error),
  }));
  if (result.failed > 0 && !('shown' in result && result.shown)) console.log(`\n${result.output}\n`);
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(8);
  console.log(`${name.padEnd(12)} ${took}   ${verdict(result)}`);
  return result;
}

/**
 * Runs steps side by side, as many as there are lanes, in the given order.
 * @param {readonly Step[]} steps
 * @param {number} [lanes]
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps, lanes = 1) {
  const queue = [...steps];
  /** @type {StepResult[]} */
  const results = [];
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/**
 * The closing lines.
 * @param {readonly StepResult[]} results
 * @param {{ slowest?: number }} [options] how many test files to name
 * @returns {number} exit code
 */
export function summarise(results, { slowest = 0 } = {}) {
  const files = results.flatMap((result) => result.files ?? []).sort((a, b) => b.seconds - a.seconds);
  if (slowest > 0 && files.length > 0) console.log('\nSlowest test files');
  for (const { file, seconds } of files.slice(0, slowest))
    console.log(`${seconds.toFixed(1).padStart(7)} s   ${file.replace(`${process.cwd()}/`, '')}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
