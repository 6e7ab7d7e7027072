/**
 * Writes every email of the sample models into services/notifications/fixtures, as text and HTML, so that a change of one is reviewed
 * before it is committed; a test compares them. Needs the compiled services.
 */
import fs from 'node:fs';
import path from 'node:path';
import { mailFixtures } from '../packages/contracts/dist/fixtures/mail.js';
import { MAIL_KINDS } from '../packages/contracts/dist/internal/mail/kinds.js';
import { sampleEnclosed, sampleSite } from '../services/notifications/dist/templates/sample-surroundings.js';
import { writeEmail } from '../services/notifications/dist/templates/write-email.js';
import { inRoot } from './lib/paths.mjs';

const folder = inRoot('services/notifications/fixtures');

for (const kind of MAIL_KINDS) {
  const sample = /** @type {any} */ ({ kind, model: mailFixtures[kind] });
  const email = writeEmail(sample, sampleSite, sampleEnclosed);
  fs.writeFileSync(path.join(folder, `${kind}.txt`), `Subject: ${email.subject}\n\n${email.text}`);
  fs.writeFileSync(path.join(folder, `${kind}.html`), email.html);
}
