/**
 * Writes every email of the sample models into services/notifications/fixtures, as text and HTML, so that a change of one is reviewed
 * before it is committed; a test compares them. Needs the compiled services.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/paths.mjs';

const folder = inRoot('services/notifications/fixtures');
const compiled = (/** @type {string} */ name) => import(inRoot(name));
const { mailFixtures } = await compiled('packages/contracts/dist/fixtures/mail.js');
const { MAIL_KINDS } = await compiled('packages/contracts/dist/internal/mail/kinds.js');
const { sampleSite, sampleEnclosed } = await compiled(
  'services/notifications/dist/templates/sample-surroundings.js',
);
const { writeLetter } = await compiled('services/notifications/dist/templates/write-email.js');

for (const kind of MAIL_KINDS) {
  const letter = writeLetter({ kind, model: mailFixtures[kind] }, sampleSite, sampleEnclosed);
  fs.writeFileSync(path.join(folder, `${kind}.txt`), `Subject: ${letter.subject}\n\n${letter.text}`);
  fs.writeFileSync(path.join(folder, `${kind}.html`), letter.html);
}
