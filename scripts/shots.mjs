/**
 * `npm run shots [parts of names]`: every screen of e2e/screens, email and PDF in `shots/`, both themes, 360 and 1280 px, with a report
 * that shows them. Needs the built product and Chromium; PDFs need poppler.
 */
import fs from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { requireChromium, requirePoppler } from './lib/programs.mjs';
import { run } from './lib/run.mjs';

const names = process.argv.slice(2);
requireChromium(console.log);
requirePoppler(console.log);
if (names.length === 0) fs.rmSync(inRoot('shots'), { recursive: true, force: true });
const cli = inRoot('node_modules/@playwright/test/cli.js');
const wanted = names.length > 0 ? ['-g', names.join('|')] : [];
const { code } = await run(process.execPath, [cli, 'test', '-c', 'e2e/shots.config.ts', ...wanted], {
  echo: true,
});
console.log(inRoot('shots/report/index.html'));
process.exitCode = code;
