import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Clock } from '@acordo/service-kit/clock/clock';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fileTransport } from './file-transport.js';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'acordo-outbox-')), 'outbox');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const mail = { from: 'a@x.com', to: 'b@x.com', subject: 'Olá', text: 'um\ndois' };
const send = (extra: object = {}) =>
  fileTransport(
    folder,
    new Clock(),
  )({
    mail: { ...mail, ...extra },
    kind: 'proposal-signed',
    outboxId: '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21',
  });

describe('messages as files (D31)', () => {
  it('one whole file, private, named by instant, kind and short id', async () => {
    await send();
    const names = await readdir(folder);
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-proposal-signed-5f0d3f5a\.eml$/)]);
    const file = path.join(folder, names[0] ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readFile(file, 'utf8')).toMatch(/^Subject: =\?UTF-8\?.*\r\n/m);
  });

  it('never reads a file or address that a message names', async () => {
    await expect(send({ attachments: [{ path: '/etc/hostname' }] })).rejects.toThrow(/File access/);
    await expect(send({ html: { href: 'http://127.0.0.1:1/' } })).rejects.toThrow(/Url access/i);
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });
});
