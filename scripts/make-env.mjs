/**
 * Writes `.env` for docker compose with random secrets, once: `node scripts/make-env.mjs`.
 * What the file already holds is kept; only missing secrets are added, so that a newer version can be run over it.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '..', '.env');
const secrets = [
  'POSTGRES_PASSWORD',
  'REDIS_PASSWORD',
  'IDENTITY_OWNER_PASSWORD',
  'IDENTITY_APP_PASSWORD',
  'PROPOSALS_OWNER_PASSWORD',
  'PROPOSALS_APP_PASSWORD',
  'PROPOSALS_ERASURE_PASSWORD',
  'NOTIFICATIONS_OWNER_PASSWORD',
  'NOTIFICATIONS_APP_PASSWORD',
  'INTERNAL_KEY_IDENTITY',
  'INTERNAL_KEY_PROPOSALS',
  'INTERNAL_KEY_ADMIN',
  'INTERNAL_KEY_NOTIFICATIONS',
  'LINK_KEY',
  'DATA_KEY',
  'MAIL_KEY',
];
const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
const known = new Set(before.split('\n').map((line) => line.split('=')[0]));
const added = secrets
  .filter((name) => !known.has(name))
  .map((name) => `${name}=${randomBytes(32).toString('base64url')}`);
if (added.length > 0) {
  const text = `${before}${before && !before.endsWith('\n') ? '\n' : ''}${added.join('\n')}\n`;
  fs.writeFileSync(file, text, { mode: 0o600 });
  fs.chmodSync(file, 0o600);
}
console.log(added.length > 0 ? `.env: ${added.length} secrets made.` : '.env is complete; nothing changed.');
