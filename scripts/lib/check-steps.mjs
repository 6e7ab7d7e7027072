import { pathToFileURL } from 'node:url';
import { BRIEF_GO, compileAll } from './compile.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { counted, runSteps } from './steps.mjs';
import { runJest } from './test-runs.mjs';

/**
 * @param {string} name of a program that npm installed
 * @param {...string} args
 */
const tool = (name, ...args) => counted(() => run(inRoot('node_modules/.bin', name), args));

const checkBoundaries = () =>
  run(process.execPath, [
    '--import',
    pathToFileURL(inRoot('scripts/lib/read-tsx.mjs')).href,
    inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    'packages',
    'services',
    'web/src',
    '--config',
  ]);

const checkTexts = () => run(process.execPath, [inRoot('scripts/lib/loose-texts/check.mjs')]);

const LINTED = ['packages', 'services', 'web', 'e2e', 'test', 'scripts', 'infra'];

/** In one thread: it runs beside the tests, and several threads would each check the same types again. */
const lint = counted(() =>
  run(inRoot('node_modules/.bin/oxlint'), ['--type-aware', '--deny-warnings', ...LINTED], {
    env: { ...BRIEF_GO, GOMAXPROCS: '1' },
  }),
);

/**
 * Everything that needs no database and no browser: the pure tests are the inner loop, `npm test` adds the screens in
 * jsdom. Types come first, because the linter reads the declarations that the compiler writes.
 * @param {readonly ('unit' | 'web')[]} projects of Jest
 * @param {readonly import('./steps.mjs').Step[]} [beside] what else may run beside the compiler
 */
export async function runCheckSteps(projects, beside = []) {
  const first = await runSteps(
    [
      { name: 'types', run: counted(compileAll) },
      { name: 'format', run: tool('biome', 'format', '.') },
      ...beside,
    ],
    2,
  );
  const rest = await runSteps(
    [
      { name: projects.join(', '), run: () => runJest([...projects]) },
      { name: 'lint', run: lint },
      { name: 'boundaries', run: counted(checkBoundaries) },
      { name: 'loose texts', run: counted(checkTexts) },
      { name: 'dead code', run: tool('knip') },
    ],
    2,
  );
  return [...first, ...rest];
}
