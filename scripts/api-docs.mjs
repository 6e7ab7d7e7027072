/**
 * Writes `docs/api.md` and `docs/openapi.json` from the contracts; `--check` only checks whether they are up to date. Needs the
 * compiled contracts.
 */
import fs from 'node:fs';
import { readCalls } from './lib/api-docs/calls.mjs';
import { markdown } from './lib/api-docs/markdown.mjs';
import { openApi } from './lib/api-docs/openapi.mjs';
import { inRoot } from './lib/paths.mjs';

const calls = await readCalls();
const files = {
  'docs/api.md': markdown(calls),
  'docs/openapi.json': `${JSON.stringify(openApi(calls), null, 2)}\n`,
};
const stale = Object.entries(files).filter(
  ([name, text]) => !fs.existsSync(inRoot(name)) || fs.readFileSync(inRoot(name), 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`${name} is out of date: node scripts/api-docs.mjs`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else for (const [name, text] of stale) fs.writeFileSync(inRoot(name), text);
