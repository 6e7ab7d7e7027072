/** `npm run build`: compiles and checks everything, then builds the web. */
import { compileAll } from './lib/compile.mjs';
import { buildWeb } from './lib/web-build.mjs';

const { code, output } = await compileAll();
process.stdout.write(output);
if (code === 0) await buildWeb();
process.exitCode = code;
