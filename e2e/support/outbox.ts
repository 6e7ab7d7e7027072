import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { eventually } from './eventually.js';

/** Waits until a matching email is in the outbox folder. */
export function waitForMail(
  folder: string,
  fits: (mail: ParsedMail) => boolean,
  seconds = 20,
): Promise<ParsedMail> {
  return eventually(`an e-mail in ${folder}`, async () => (await mailsIn(folder)).find(fits), seconds);
}

/** Confirms this address with the link of its email (D10); until then emails contain no texts of the owner (D29). */
export async function confirmAddress(
  { url, outboxDir }: { url: string; outboxDir: string },
  email: string,
): Promise<void> {
  const mail = await waitForMail(
    outboxDir,
    ({ to, subject }) => JSON.stringify(to ?? '').includes(email) && (subject ?? '').startsWith('Confirme'),
  );
  const token = /\/auth\/confirmar#(\S+)/.exec(mail.text ?? '')?.[1];
  const response = await fetch(`${url}/api/auth/verify-email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!response.ok) throw new Error(`${email} could not be confirmed: ${response.status}`);
}

export async function mailsIn(folder: string): Promise<ParsedMail[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => simpleParser(await readFile(path.join(folder, name)))));
}
