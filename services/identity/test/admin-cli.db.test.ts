import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { testRedisUrl } from '../../../test/redis.js';
import { TestIdentity } from './support/test-app.js';

jest.setTimeout(60_000); // each command is a separate process, and hashes

describe("the operator's command line (D32)", () => {
  let database: TestDatabase;
  let identity: TestIdentity;
  let rows: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await TestIdentity.start(database, { ADMIN_EMAIL: 'Primeiro@acordo.local' });
    rows = new pg.Client({ connectionString: database.adminUrl });
    await rows.connect();
  });
  afterAll(async () => {
    await identity.close();
    await rows.end();
    await database.drop();
  });

  /** Needs `tsc -b` before. */
  async function run(args: string[], typed = '') {
    const program = path.join(import.meta.dirname, '../dist/admin-cli.js');
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [program, ...args], {
      env: { PATH, DATABASE_URL: database.url('identity_app'), REDIS_URL: testRedisUrl() },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => void (text += part));
    child.stdin.end(typed);
    const [code] = (await once(child, 'close')) as [number];
    return { code, text };
  }
  const login = (username: string, password: string) =>
    identity.call('POST', '/api/vitamina/auth/login', { body: { username, password } });
  const mails = async () =>
    (await rows.query("SELECT kind, model->>'to_email' AS para FROM identity.outbox ORDER BY criado_em"))
      .rows;
  const trail = async () =>
    (
      await rows.query(`SELECT acao, quem, quem_id, antes, depois FROM identity.audit_log
        JOIN identity.audit_details ON audit_id = id ORDER BY em`)
    ).rows;

  it('makes, changes and removes administrators, audited and with emails', async () => {
    const second = 'segunda@acordo.local';
    const made = await run(['create', second], 'senha da segunda\n');
    expect(made).toEqual({ code: 0, text: 'Senha definida.\n' });
    expect((await login(second, 'senha da segunda')).statusCode).toBe(200);
    expect((await run(['create', second.toUpperCase()], 'outra senha\n')).code).toBe(1);
    expect((await run(['list'])).text).toMatch(
      /^Primeiro@acordo\.local {2}duas etapas: não {2}nunca entrou\nsegunda@acordo\.local .*último acesso \d{4}-/,
    );

    const reset = await run(['reset-password', second]);
    const password = /Senha gerada \(mostrada só agora\): (\S{24})\n/.exec(reset.text)?.[1] ?? '';
    expect((await login(second, 'senha da segunda')).statusCode).toBe(401);
    expect((await login(second, password)).statusCode).toBe(200);
    expect((await rows.query('SELECT 1 FROM identity.admin_sessions')).rowCount).toBe(1); // the older one ended

    expect((await run(['set-email', second, 'nova@acordo.local'])).code).toBe(0);
    expect((await login('nova@acordo.local', password)).statusCode).toBe(200);
    expect((await run(['set-email', 'nova@acordo.local', 'primeiro@ACORDO.local'])).code).toBe(1);
    expect((await run(['reset-2fa', 'nova@acordo.local'])).code).toBe(1);

    expect(await run(['remove', 'nova@acordo.local'])).toMatchObject({ code: 0 });
    expect((await login('nova@acordo.local', password)).statusCode).toBe(401);
    const last = await run(['remove', 'primeiro@acordo.local']);
    expect(last).toEqual({ code: 1, text: expect.stringContaining('único administrador') });

    expect(await mails()).toEqual([
      { kind: 'admin-password-changed', para: second },
      { kind: 'admin-email-changed', para: second },
      { kind: 'admin-email-changed', para: 'nova@acordo.local' },
    ]);
    const operator = { quem: 'operador (linha de comando)', quem_id: null };
    expect(await trail()).toEqual([
      { acao: 'admin-criado', ...operator, antes: {}, depois: { email: second } },
      { acao: 'admin-senha-alterada', ...operator, antes: {}, depois: {} },
      {
        acao: 'admin-email-alterado',
        ...operator,
        antes: { email: second },
        depois: { email: 'nova@acordo.local' },
      },
      { acao: 'admin-removido', ...operator, antes: { email: 'nova@acordo.local' }, depois: {} },
    ]);
  });

  it('refuses a very common password, with a message, and changes nothing (attack 211)', async () => {
    const before = await trail();
    const common = 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.\n';
    expect(await run(['create', 'fraca@acordo.local'], 'Senha123\n')).toEqual({ code: 1, text: common });
    expect(await run(['reset-password', 'primeiro@acordo.local'], 'qwerty\n')).toEqual({
      code: 1,
      text: common,
    });
    expect((await run(['create', 'fraca@acordo.local'], 'FRACA@acordo.local\n')).code).toBe(1);
    expect(await trail()).toEqual(before);
  });

  it('removes invisible characters of an address, and finds an older one with them (attack 261)', async () => {
    const unseen = 'terceira@acordo.local\u200b';
    expect((await run(['create', unseen], 'senha da terceira\n')).code).toBe(0);
    expect((await run(['create', 'terceira@acordo.local'], 'senha da terceira\n')).code).toBe(1);
    for (const typed of ['terceira@acordo.local', unseen])
      expect((await login(typed, 'senha da terceira')).statusCode).toBe(200);
    await rows.query('UPDATE identity.admins SET email = $1, email_normalizado = $1 WHERE email = $2', [
      unseen,
      'terceira@acordo.local',
    ]);
    expect((await run(['set-email', unseen, `${unseen}\ufeff`])).code).toBe(0);
    expect((await login('terceira@acordo.local', 'senha da terceira')).statusCode).toBe(200);
    expect((await run(['set-email', unseen, 'a..b@acordo.local'])).code).toBe(1);
    expect((await run(['remove', unseen])).code).toBe(0);
  });

  it('exits with 1 and a message for an unknown administrator', async () => {
    const { code, text } = await run(['remove', 'ninguem@acordo.local']);
    expect([code, text]).toEqual([1, 'Nenhum administrador tem o e-mail ninguem@acordo.local.\n']);
  });
});
