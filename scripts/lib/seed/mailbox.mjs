import fs from 'node:fs';
import path from 'node:path';
import { simpleParser } from 'mailparser';

const PATIENCE_MS = 30_000;

/**
 * The one-time token in the confirmation email of an address; waits until the email is there.
 * @param {string} outboxDir
 * @param {string} address
 * @returns {Promise<string>}
 */
export async function confirmationToken(outboxDir, address) {
  const end = Date.now() + PATIENCE_MS;
  /** @type {Set<string>} */
  const read = new Set();
  while (Date.now() < end) {
    const names = fs.existsSync(outboxDir) ? fs.readdirSync(outboxDir) : [];
    for (const name of names.filter((one) => one.endsWith('.eml') && !read.has(one))) {
      read.add(name);
      const { to, text = '' } = await simpleParser(fs.readFileSync(path.join(outboxDir, name)));
      const token = /\/auth\/confirmar#([\w.-]+)/.exec(text)?.[1];
      if (token && [to].flat().some((one) => one?.text.includes(address))) return token;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nenhum e-mail de confirmação para ${address} em ${outboxDir}`);
}
