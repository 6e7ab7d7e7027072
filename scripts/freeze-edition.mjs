/**
 * `sh scripts/node.sh scripts/freeze-edition.mjs`: keeps what a signed PDF is rendered from, templates and the code that fills
 * them, as `services/proposals/templates/edition-<n>` (P111, docs/decisions/0041). Run before the first change of them after a
 * release; then raise EDITION. These files never change.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { compileServices } from './lib/compile.mjs';
import { inRoot } from './lib/paths.mjs';

const MODEL = 'services/proposals/dist/documents';
const NOT_SIGNED = ['preview.typ', 'fonts.conf'];

await compileServices();
const { EDITION } = await import(inRoot(MODEL, 'domain/edition.js'));
const templates = inRoot('services/proposals/templates');
const folder = path.join(templates, `edition-${EDITION}`);
if (fs.existsSync(folder)) {
  console.error(
    `edition ${EDITION} is kept already: raise EDITION in services/proposals/src/documents/domain/edition.ts`,
  );
  process.exit(2);
}
const bundling = await rolldown({ input: inRoot(MODEL, 'domain/edition-model.js'), platform: 'node' });
try {
  await bundling.write({ file: path.join(folder, 'model.mjs'), comments: false });
} finally {
  await bundling.close();
}
for (const name of fs.readdirSync(templates))
  if (!NOT_SIGNED.includes(name) && !name.startsWith('edition-'))
    fs.copyFileSync(path.join(templates, name), path.join(folder, name));
