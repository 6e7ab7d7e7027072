/** `npm run check`: types, format, lint, boundaries, dead code, pure tests. The inner loop, under 90 s. */
import { runCheckSteps } from './lib/check-steps.mjs';
import { install, needsInstall } from './lib/dependencies.mjs';
import { root } from './lib/paths.mjs';
import { summarise } from './lib/steps.mjs';

process.chdir(root);
if (needsInstall('everything')) await install('everything');
process.exitCode = summarise(await runCheckSteps(['unit']));
