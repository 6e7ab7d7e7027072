import { readAccountActivity } from '@acordo/contracts/internal/admin-activity';
import { describe, expect, it, jest } from '@jest/globals';
import { setActivityStage } from './support/activity-stage.js';
import { enter, newAdmin, PASSWORD, signedIn, verify, withSecondFactor } from './support/administrators.js';
import { freshAddress, freshEmail } from './support/test-app.js';

jest.setTimeout(30_000);

const stage = setActivityStage();

async function kept(id: string) {
  await stage.written();
  return (await stage.rowsOf(id)).map(({ tipo, metodo, vezes }) => [tipo, metodo, vezes]);
}

describe('sign-ins of administrators are recorded (D32, D35)', () => {
  it('with the password, refused, past the limit, and out again', async () => {
    const { id, email, claims } = await signedIn(stage.identity, stage.rows);
    const ip = freshAddress();
    for (let i = 0; i < 12; i += 1) await enter(stage.identity, email, 'errada', { claims: { ip } });
    await stage.identity.call('POST', '/api/vitamina/auth/logout', { claims });
    const all = await kept(id);
    expect(all).toEqual(
      expect.arrayContaining([
        ['entrada', 'senha', 1],
        ['entrada-recusada', 'senha', 10],
        ['limite-entrada', 'senha', 2],
        ['saida', null, 1],
      ]),
    );
    expect(all).toHaveLength(4);
  });

  it('second factor: asked, wrong, right, and past its limit', async () => {
    const admin = await withSecondFactor(stage.identity, stage.rows);
    const right = await verify(stage.identity, await admin.challenge(), admin.recoveryCodes[0]);
    expect(right.statusCode).toBe(200);
    for (let round = 0; round < 3; round += 1) {
      const temp = await admin.challenge();
      for (let i = 0; i < 4; i += 1) await verify(stage.identity, temp, '000000');
    }
    const all = await kept(admin.id);
    const count = (tipo: string, metodo: string) =>
      all.filter(([kind, how]) => kind === tipo && how === metodo).reduce((sum, [, , n]) => sum + n, 0);
    expect(count('entrada', 'codigo')).toBe(1);
    expect(count('codigo-pedido', 'senha')).toBe(4);
    expect(count('codigo-recusado', 'codigo')).toBe(10);
    expect(count('limite-codigo', 'codigo')).toBe(2);
  });

  it('wrong passwords and codes given with a session', async () => {
    const admin = await withSecondFactor(stage.identity, stage.rows);
    const off = (body: object) =>
      stage.identity.call('POST', '/api/vitamina/auth/2fa/disable', { claims: admin.claims, body });
    expect((await off({ currentPassword: 'errada', code: '000000' })).statusCode).toBe(403);
    expect((await off({ currentPassword: PASSWORD, code: '000000' })).statusCode).toBe(403);
    expect(await kept(admin.id)).toEqual(
      expect.arrayContaining([
        ['senha-atual-recusada', 'senha', 1],
        ['codigo-recusado', 'codigo', 1],
      ]),
    );
  });

  it('a name without an account leaves nothing (attack 200)', async () => {
    const count = async () =>
      (await stage.rows.query('SELECT count(*)::int AS n FROM identity.account_activity')).rows[0].n;
    await stage.written();
    const before = await count();
    await enter(stage.identity, 'ninguem@acordo.example', 'errada');
    await stage.written();
    expect(await count()).toBe(before);
  });
});

describe('what the panel reads (D34)', () => {
  it('has all accounts, by today’s names, newest first and page by page', async () => {
    const { claims, id: adminId, email } = await signedIn(stage.identity, stage.rows);
    const owner = await stage.owner(freshEmail());
    const ask = async (query: string) => {
      const response = await stage.identity.call('GET', `${readAccountActivity.path}?${query}`, {
        claims: { ...claims, iss: 'admin' },
      });
      return response.json<{ entries: Record<string, string>[] }>().entries;
    };
    const [newest, second, third] = await ask('rows=3');
    expect(newest).toMatchObject({
      tipo: 'entrada',
      conta_tipo: 'usuario',
      conta_id: owner.id,
      conta: 'Ana Lima',
    });
    expect(second).toMatchObject({ tipo: 'conta-criada', conta_id: owner.id });
    expect(third).toMatchObject({ tipo: 'entrada', conta_tipo: 'administrador', conta: email });
    const after = `rows=1&em=${newest?.['em']}&id=${newest?.['id']}`;
    expect(await ask(after)).toEqual([second]);
    await stage.rows.query('DELETE FROM identity.admins WHERE id = $1', [
      (await newAdmin(stage.identity, stage.rows)).id,
    ]);
    expect(adminId).toBe(third?.['conta_id']);
  });
});
