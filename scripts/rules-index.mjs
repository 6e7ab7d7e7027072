/**
 * Writes `docs/rules/index.md`: which code and which tests cite each rule and each case. `--check` reports whether it is up to date,
 * and wrong citations.
 */
import fs from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { casesIn, rulesIn } from './lib/rules/explained.mjs';
import { GAPS } from './lib/rules/gaps.mjs';
import { indexPage } from './lib/rules/index-page.mjs';
import { citedBy, problems } from './lib/rules/problems.mjs';
import { readFiles } from './lib/rules/read-files.mjs';

const INDEX = 'docs/rules/index.md';
const files = readFiles();
const rules = files
  .filter(({ name }) => name.startsWith('docs/rules/'))
  .flatMap((f) => rulesIn(f.name, f.text));
const cases = files.filter(({ name }) => name === 'docs/threats.md').flatMap((f) => casesIn(f.name, f.text));
const page = indexPage(rules, cases, citedBy(files), GAPS);
const stale = !fs.existsSync(inRoot(INDEX)) || fs.readFileSync(inRoot(INDEX), 'utf8') !== page;
const found = problems([...rules, ...cases], files, GAPS);

if (!process.argv.includes('--check')) fs.writeFileSync(inRoot(INDEX), page);
else if (stale) found.push(`${INDEX} is out of date: node scripts/rules-index.mjs`);
for (const problem of found) console.error(problem);
process.exitCode = found.length > 0 ? 1 : 0;
