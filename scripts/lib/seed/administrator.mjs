import fs from 'node:fs';
import path from 'node:path';
import { SeedClient } from './client.mjs';

/**
 * The administrator of the panel's sample actions: the first one, from the operator's settings or from the file that
 * the first start writes (D32).
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env an operator's settings
 */
export function firstAdministrator(dataDir, { ADMIN_EMAIL, ADMIN_PASSWORD }) {
  if (ADMIN_EMAIL && ADMIN_PASSWORD) return { username: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  const file = path.join(dataDir, 'admin-credentials.txt');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const username = /^E-mail: (.+)$/m.exec(text)?.[1] ?? 'admin@acordo.local';
  const password = ADMIN_PASSWORD ?? /^Senha: (.+)$/m.exec(text)?.[1];
  if (!password)
    throw new Error(`Os dados de exemplo precisam da senha do primeiro administrador (${file}).`);
  return { username, password };
}

/**
 * Removes a user's limit in the panel.
 * @param {string} url
 * @param {{ username: string, password: string }} administrator
 * @param {string} userId
 */
export async function liftLimit(url, administrator, userId) {
  const panel = new SeedClient(url);
  await panel.ask('POST', '/api/vitamina/auth/login', administrator);
  await panel.ask('PUT', '/api/vitamina/toggle-unlimited', { userId, unlimitedProposals: true });
}
