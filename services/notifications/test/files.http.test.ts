import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { testRedisUrl } from '../../../test/redis.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

let office: PostOffice;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acordo-outbox-'));
  office = await PostOffice.start(testRedisUrl());
  await office.redis().flushdb();
});
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true });
});

it('without a mail server each message becomes a file, and the log says so (D31)', async () => {
  await office.service({ OUTBOX_DIR: folder });
  expect(office.log.filter((line) => line.includes('.eml')).join()).toContain(folder);
  const ids = [await office.post(), await office.post('proposal-rejected')];
  for (const id of ids) await office.settled(id);
  expect(ids.map((id) => office.at(id).status)).toEqual(['sent', 'sent']);
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
  const mails = await Promise.all(
    names.map(async (name) => simpleParser(await readFile(path.join(folder, name)))),
  );
  expect(new Set(mails.map(({ subject }) => subject?.split(':')[0]))).toEqual(
    new Set(['Proposta assinada', 'Proposta recusada']),
  );
  expect(new Set(mails.map(({ messageId }) => messageId))).toEqual(
    new Set(ids.map((id) => `<${id}@localhost>`)),
  );
});
