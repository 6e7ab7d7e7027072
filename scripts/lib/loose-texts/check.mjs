/** A step of `npm run check`: no page of the web has a text that a translating browser breaks (docs/decisions/0032). */
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { findLooseTexts } from './find.mjs';

const isPage = (/** @type {string} */ file) => file.includes('/web/src/') && /(?<!\.test)\.tsx$/.test(file);

const found = findLooseTexts(inRoot('web/tsconfig.json'), isPage);
for (const { file, line, text, why } of found)
  console.log(`${path.relative(inRoot('.'), file)}:${line}  ${text}\n    ${why}`);
process.exitCode = found.length > 0 ? 1 : 0;
