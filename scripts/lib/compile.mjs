import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { mustRun, run } from './run.mjs';
import { serviceNames } from './services.mjs';

export const compiler = inRoot('node_modules/typescript/bin/tsc');

/** Projects are small and compiled side by side: more than one checker each would read the same declarations again. */
const OPTIONS = ['-b', '--checkers', '1'];
/** Compiler and linter are Go programs that run for seconds: they need less garbage collection than long-running ones. */
export const BRIEF_GO = { GOGC: '400', GOMEMLIMIT: '1500MiB' };

/**
 * The compiler reads its build info, not its output: if `dist` was removed, the build info must be removed too.
 */
function dropStaleBuildInfo() {
  for (const group of ['packages', 'services']) {
    for (const name of fs.readdirSync(inRoot(group))) {
      const folder = inRoot(group, name);
      if (fs.existsSync(path.join(folder, 'dist'))) continue;
      fs.rmSync(path.join(folder, 'tsconfig.tsbuildinfo'), { force: true });
    }
  }
}

/** Compiles the services and the packages they use; takes seconds from scratch, almost nothing without changes. */
export async function compileServices() {
  dropStaleBuildInfo();
  const projects = serviceNames.map((name) => inRoot('services', name));
  await mustRun(process.execPath, [compiler, ...OPTIONS, ...projects], { env: BRIEF_GO });
}

/** Compiles and checks everything: services, web, tests, scripts. */
export function compileAll() {
  dropStaleBuildInfo();
  return run(process.execPath, [compiler, ...OPTIONS], { env: BRIEF_GO });
}
