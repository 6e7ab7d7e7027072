import { Database } from '@acordo/service-kit/database/database';
import { describe, expect, it, jest } from '@jest/globals';
import { setActivityStage } from './support/activity-stage.js';
import { freshAddress, freshEmail } from './support/test-app.js';

jest.setTimeout(30_000);

const stage = setActivityStage({ LIMIT_LOGIN_ACCOUNT: '100000', LIMIT_LOGIN_ACCOUNT_ADDRESS: '30' });
const wrong = (email: string, claims: object = {}) =>
  stage.identity.login({ email, password: 'errada' }, { claims });

/** Every text in every table of identity that contains this one. */
async function places(text: string): Promise<string[]> {
  const { rows } = await stage.rows.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'identity'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const sql = `SELECT 1 FROM identity.${name} t WHERE t::text ILIKE '%' || $1 || '%' LIMIT 1`;
    if ((await stage.rows.query(sql, [text])).rowCount) found.push(name);
  }
  return found;
}

describe('an email without an account (attack 200)', () => {
  it('leaves no row and no text anywhere, however often and past the limit', async () => {
    const { rows: before } = await stage.rows.query('SELECT count(*)::int FROM identity.account_activity');
    const unknown = freshEmail();
    const ip = freshAddress();
    for (let i = 0; i < 32; i += 1) await wrong(unknown, { ip });
    await stage.identity.call('POST', '/api/auth/forgot-password', {
      body: { email: unknown },
      claims: { ip },
    });
    await stage.written();
    const { rows: after } = await stage.rows.query('SELECT count(*)::int FROM identity.account_activity');
    expect(after).toEqual(before);
    expect((await places(unknown)).filter((table) => table !== 'recovery_requests')).toEqual([]);
  });

  it('a password typed in the email field is stored nowhere either', async () => {
    const secret = 'Minha.Senha.Secreta.77';
    await stage.identity.login({ email: `${secret}@x.co`, password: 'errada' });
    await stage.identity.call('POST', '/api/vitamina/auth/login', {
      body: { username: secret, password: 'errada' },
    });
    await stage.written();
    expect(await places(secret)).toEqual([]);
  });

  it('gets the response after the same work: the database gets no further statement for a known one before it', async () => {
    const { email } = await stage.owner();
    const asked = jest.spyOn(stage.identity.app.get(Database), 'query');
    const statements = async (to: string, ip: string) => {
      asked.mockClear();
      const { statusCode } = await wrong(to, { ip });
      return [statusCode, ...asked.mock.calls.map(([statement]) => statement.name)];
    };
    const known = await statements(email, freshAddress());
    expect(known).toEqual([401, 'user-credentials']);
    expect(await statements(freshEmail(), freshAddress())).toEqual(known);
    asked.mockRestore();
    await stage.written();
  });
});

describe('a day of guessing (attack 201)', () => {
  it("from hundreds of addresses, with another browser each time: six rows, and the owner's are all there", async () => {
    const { email, claims, id } = await stage.owner();
    for (let i = 0; i < 120; i += 1) {
      const ua = `Mozilla/5.0 (${['Windows NT 10.0', 'Linux', 'iPhone'][i % 3]}) Firefox/${i}`;
      await wrong(email, { ip: `172.${16 + (i % 8)}.${i}.9`, ua });
      if (i % 10 === 0) await stage.written();
    }
    await stage.written();
    const rows = (await stage.rowsOf(id)).filter(({ tipo }) => tipo === 'entrada-recusada');
    expect(rows.length).toBeLessThanOrEqual(6);
    expect(rows.reduce((sum, { vezes }) => sum + vezes, 0)).toBe(120);
    const rest = rows.find(({ ip }) => ip === '');
    expect(rest).toMatchObject({ vezes: 115, aparelho: '', porta: 0 });
    expect(await stage.kinds(claims, '?grupo=entradas')).toEqual(['entrada']);
    expect(await stage.kinds(claims)).toEqual(expect.arrayContaining(['entrada', 'conta-criada']));
  });

  it('an IPv6 customer with all of a /64 is one address', async () => {
    const { email, id } = await stage.owner();
    for (let i = 1; i <= 20; i += 1) await wrong(email, { ip: `2001:db8:1:2::${i.toString(16)}` });
    await stage.written();
    const rows = (await stage.rowsOf(id)).filter(({ tipo }) => tipo === 'entrada-recusada');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ vezes: 20 });
  });

  it('the next day starts again', async () => {
    const { email, id } = await stage.owner();
    await wrong(email);
    await stage.written();
    await stage.rows.query(
      `UPDATE identity.account_activity SET janela = janela - interval '1 day', em = em - interval '1 day',
         desde = desde - interval '1 day' WHERE conta_id = $1`,
      [id],
    );
    await wrong(email);
    await stage.written();
    const rows = (await stage.rowsOf(id)).filter(({ tipo }) => tipo === 'entrada-recusada');
    expect(rows.map(({ vezes }) => vezes)).toEqual([1, 1]);
  });

  it("repeated sign-ins with the password make no more rows than a day's limit", async () => {
    const { email, id } = await stage.owner();
    for (let i = 0; i < 60; i += 1)
      await stage.identity.login({ email, password: 'segredo1' }, { claims: { ip: `172.30.${i}.9` } });
    const rows = (await stage.rowsOf(id)).filter(({ tipo }) => tipo === 'entrada');
    expect(rows.length).toBeLessThanOrEqual(41);
    expect(rows.reduce((sum, { vezes }) => sum + vezes, 0)).toBe(61);
  });
});
