import { inRoot } from './paths.mjs';
import { mustRun, run } from './run.mjs';
import { serviceNames } from './services.mjs';

export const compiler = inRoot('node_modules/typescript/bin/tsc');

/** Compiles the services and the packages they use; seconds when all is new, nothing when nothing changed. */
export async function compileServices(/** @type {AbortSignal} */ signal) {
  const projects = serviceNames.map((name) => inRoot('services', name));
  await mustRun(process.execPath, [compiler, '-b', ...projects], { signal });
}

/** Compiles and checks everything: services, web, tests, scripts. */
export const compileAll = () => run(process.execPath, [compiler, '-b']);
