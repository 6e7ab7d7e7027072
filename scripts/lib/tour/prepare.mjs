import fs from 'node:fs';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { SeedClient } from '../seed/client.mjs';
import { studios } from '../seed/studios.mjs';

const PATIENCE_MS = 30_000;

/**
 * Marina works as someone who has used the product for a while: her address is confirmed, her proposals are unlimited.
 * @param {import('../product.mjs').Product} product
 * @param {{ ADMIN_EMAIL: string, ADMIN_PASSWORD: string }} admin
 */
export async function prepare({ url, outboxDir }, { ADMIN_EMAIL, ADMIN_PASSWORD }) {
  const marina = new SeedClient(url);
  const { email, password } = studios.marina.owner;
  const { user } = await marina.ask('POST', '/api/auth/login', { email, password });
  const known = new Set(fs.existsSync(outboxDir) ? fs.readdirSync(outboxDir) : []);
  await marina.ask('POST', '/api/auth/resend-verification', {});
  await marina.ask('POST', '/api/auth/verify-email', { token: await newToken(outboxDir, known) });

  const panel = new SeedClient(url);
  await panel.ask('POST', '/api/vitamina/auth/login', { username: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const permission = { userId: user.id, unlimitedProposals: true };
  await panel.ask('PUT', '/api/vitamina/toggle-unlimited', permission);
}

/**
 * The token in the confirmation e-mail that comes next.
 * @param {string} folder
 * @param {ReadonlySet<string>} known files that were there before
 */
async function newToken(folder, known) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    for (const name of names.filter((one) => one.endsWith('.eml') && !known.has(one))) {
      const { text = '' } = await simpleParser(fs.readFileSync(path.join(folder, name)));
      const token = /\/auth\/confirmar#([\w.-]+)/.exec(text)?.[1];
      if (token) return token;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The confirmation e-mail did not come');
}
