/**
 * Writes `.env` for docker compose with random secrets, once: `node scripts/make-env.mjs`.
 * Existing lines stay unchanged; only missing secrets are added, so that it can be run again for a newer version.
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
/** Comments and empty values do not count: compose would still require them. Of two lines the last one counts, as for compose. */
const known = new Set(
  before
    .split('\n')
    .map((line) => /^\s*(?:export\s+)?(\w+)\s*=\s*\S/.exec(line)?.[1])
    .filter((name) => name !== undefined),
);
const added = secrets.filter((name) => !known.has(name));
if (added.length > 0) {
  const lines = added.map((name) => `${name}=${randomBytes(32).toString('base64url')}`);
  const text = `${before}${before && !before.endsWith('\n') ? '\n' : ''}${lines.join('\n')}\n`;
  fs.writeFileSync(file, text, { mode: 0o600 });
  fs.chmodSync(file, 0o600);
}
const made = `${added.length} ${added.length === 1 ? 'secret' : 'secrets'} made: ${added.join(', ')}`;
console.log(added.length > 0 ? `.env: ${made}.` : '.env is complete; nothing changed.');
