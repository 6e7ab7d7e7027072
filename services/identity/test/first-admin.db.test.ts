import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { parseCredentials } from '../src/admins/domain/credentials-text.js';
import { TestIdentity } from './support/test-app.js';

jest.setTimeout(20_000); // starts several services in one test

describe('the first administrator (D32)', () => {
  let database: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'acordo-admin-'));
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const fileOf = (copy = '') => path.join(folder, `data${copy}`, 'admin-credentials.txt');
  const random = (copy = '') => ({ ADMIN_PASSWORD: undefined, ADMIN_CREDENTIALS_FILE: fileOf(copy) });
  const run = async (overrides: Record<string, string | undefined>) => {
    const identity = await TestIdentity.start(database, overrides);
    await identity.close();
  };
  const admins = async () => {
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    const { rows } = await client.query('SELECT email, email_normalizado, senha_hash FROM identity.admins');
    await client.end();
    return rows;
  };
  const shown = async (file: string) => {
    const credentials = parseCredentials(await readFile(file, 'utf8'));
    if (!credentials) throw new Error('no credentials in the file');
    return credentials;
  };

  it('is the configured one, and no file is written', async () => {
    await run({
      ADMIN_EMAIL: '\ufeffChefe@Exemplo.com\u200b',
      ADMIN_PASSWORD: 'senha do chefe',
      ADMIN_CREDENTIALS_FILE: fileOf(),
    });
    const [admin, ...others] = await admins();
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ email: 'Chefe@Exemplo.com', email_normalizado: 'chefe@exemplo.com' });
    expect(await verify(admin.senha_hash, 'senha do chefe')).toBe(true);
    await expect(stat(fileOf())).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is not made with a very common password; the product runs without (attack 211)', async () => {
    await run({ ADMIN_PASSWORD: 'Senha123', ADMIN_CREDENTIALS_FILE: fileOf() });
    expect(await admins()).toEqual([]);
    await run({ ADMIN_PASSWORD: 'senha do chefe', ADMIN_CREDENTIALS_FILE: fileOf() });
    await run({ ADMIN_PASSWORD: 'Senha123', ADMIN_CREDENTIALS_FILE: fileOf() }); // of no effect any longer
    expect(await admins()).toHaveLength(1);
  });

  it('gets a random password, shown in a file that only its owner reads; later starts change nothing', async () => {
    await run(random());
    const { email, password } = await shown(fileOf());
    expect((await stat(fileOf())).mode & 0o777).toBe(0o600);
    expect(password).toMatch(/^[\w-]{24}$/);
    const [admin] = await admins();
    expect(admin.email).toBe(email);
    expect(await verify(admin.senha_hash, password)).toBe(true);
    await run(random());
    await run({ ADMIN_PASSWORD: 'another password', ADMIN_CREDENTIALS_FILE: fileOf() });
    expect(await admins()).toEqual([admin]);
    expect(await shown(fileOf())).toEqual({ email, password });
  });

  it('is only one when several copies start at once, and the remaining file has its password', async () => {
    await Promise.all(['', '', '', ''].map(() => run(random())));
    const [admin, ...others] = await admins();
    expect(others).toEqual([]);
    expect(await verify(admin.senha_hash, (await shown(fileOf())).password)).toBe(true);
  });

  it('is only one when the copies have separate disks: only the right password remains', async () => {
    await Promise.all(['1', '2', '3'].map((copy) => run(random(copy))));
    const [admin, ...others] = await admins();
    expect(others).toEqual([]);
    const left = await Promise.allSettled(['1', '2', '3'].map((copy) => shown(fileOf(copy))));
    const passwords = left.flatMap((one) => (one.status === 'fulfilled' ? [one.value.password] : []));
    expect(passwords).toHaveLength(1);
    expect(await verify(admin.senha_hash, passwords[0] ?? '')).toBe(true);
  });

  it('gets the password of the file when an earlier start was interrupted', async () => {
    await run(random());
    const before = await shown(fileOf());
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    await client.query('DELETE FROM identity.admins');
    await client.end();
    await run(random());
    expect(await shown(fileOf())).toEqual(before);
    const [admin] = await admins();
    expect(await verify(admin.senha_hash, before.password)).toBe(true);
  });

  it('does not prevent the start if the file cannot be written', async () => {
    await writeFile(path.join(folder, 'data'), 'a file where a folder should be');
    await run(random());
    expect(await admins()).toEqual([]);
  });
});
