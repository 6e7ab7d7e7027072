import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '@acordo/service-kit/clock/clock';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport.js';

/**
 * D31: `2026-11-28T01-30-00-000Z-proposal-signed-5f0d3f5a.eml`, readable only by its owner. A file appears complete or not at
 * all, and is on the disk before the message counts as sent.
 */
export function fileTransport(folder: string, clock: Clock): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async ({ mail, kind, outboxId }) => {
    const { message } = await transport.sendMail({
      ...mail,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const instant = clock.now().toISOString().replace(/[:.]/g, '-');
    const name = `${instant}-${kind}-${outboxId.slice(0, 8)}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(folder, name, message as Buffer);
  };
}

async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const draft = path.join(folder, `.${name}.tmp`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path.join(folder, name));
}
