import { describe, expect, it, jest } from '@jest/globals';
import { CHROME, setActivityStage } from './support/activity-stage.js';
import { newAdmin, enter } from './support/administrators.js';
import { cookieIn, freshAddress } from './support/test-app.js';

jest.setTimeout(20_000);

const stage = setActivityStage();
const enterAs = (email: string, mark?: string, ua = CHROME) =>
  stage.identity.login(
    { email, password: 'segredo1' },
    { claims: { ip: '198.51.100.20', ua }, ...(mark === undefined ? {} : { mark }) },
  );
const made = (id: string, ago: string) =>
  stage.rows.query('UPDATE identity.users SET criado_em = now() - $2::interval WHERE id = $1', [id, ago]);

describe('a sign-in from an unknown browser (D29)', () => {
  it('is reported to the owner by email, the first one after registering is not', async () => {
    const { email, id, mark } = await stage.owner();
    expect(await stage.newDeviceMails(id)).toEqual([]);
    const response = await enterAs(email);
    expect(await stage.newDeviceMails(id)).toEqual([
      {
        to_user: id,
        entrou_em: expect.any(String),
        metodo: 'senha',
        ip: '198.51.100.20',
        aparelho: 'Chrome no Linux',
        ultimo_do_dia: false,
      },
    ]);
    await enterAs(email, cookieIn(response.headers['set-cookie'], 'acordo_aparelho'));
    await enterAs(email, mark);
    expect(await stage.newDeviceMails(id)).toHaveLength(1);
  });

  it('is reported at the first sign-in to an old account', async () => {
    const email = `antiga.${Date.now()}@exemplo.com.br`;
    const { user } = (await stage.identity.register({ nome: 'Ana', email, password: 'segredo1' })).json();
    await made(user.id, '2 hours');
    await enterAs(email);
    expect(await stage.newDeviceMails(user.id)).toHaveLength(1);
  });

  it('device cookies of other accounts are not valid (attack 203)', async () => {
    const [ana, bia] = [await stage.owner(), await stage.owner()];
    const admin = await newAdmin(stage.identity, stage.rows, ana.email);
    const adminMark = cookieIn(
      (await enter(stage.identity, admin.email)).headers['set-cookie'],
      'acordo_aparelho_admin',
    );
    expect(adminMark).toMatch(/^v1\./);
    for (const mark of [bia.mark, adminMark, `${ana.mark}x`, 'v1.a.b']) await enterAs(ana.email, mark);
    expect(await stage.newDeviceMails(ana.id)).toHaveLength(4);
  });

  it('five emails in 24 hours, the fifth says that it is the last; all sign-ins are recorded (attack 203)', async () => {
    const { email, id } = await stage.owner();
    for (let i = 0; i < 9; i += 1)
      await stage.identity.login(
        { email, password: 'segredo1' },
        { claims: { ip: freshAddress(), ua: CHROME } },
      );
    const told = await stage.newDeviceMails(id);
    expect(told.map(({ ultimo_do_dia }) => ultimo_do_dia)).toEqual([false, false, false, false, true]);
    const entered = (await stage.rowsOf(id)).filter(({ tipo }) => tipo === 'entrada');
    expect(entered.reduce((sum, { vezes }) => sum + vezes, 0)).toBe(10);
    await stage.rows.query(
      `UPDATE identity.account_activity SET em = em - interval '25 hours' WHERE conta_id = $1`,
      [id],
    );
    await enterAs(email);
    expect(await stage.newDeviceMails(id)).toHaveLength(6);
  });

  it('twenty at once make five emails', async () => {
    const { email, id } = await stage.owner();
    await Promise.all(Array.from({ length: 20 }, () => enterAs(email)));
    expect(await stage.newDeviceMails(id)).toHaveLength(5);
  });

  it('names a device of our list, whatever the user agent (attack 204)', async () => {
    const { email, id } = await stage.owner();
    const evil = 'Chrome/1 Sua conta foi bloqueada: ligue 0800 ou https://evil.example <b>x</b>';
    await enterAs(email, undefined, evil);
    await enterAs(email, undefined, 'ligue para 0800');
    const told = await stage.newDeviceMails(id);
    expect(told.map(({ aparelho }) => aparelho)).toEqual(['Chrome', 'Aparelho desconhecido']);
    expect(JSON.stringify([told, await stage.rowsOf(id)])).not.toMatch(/0800|evil/);
  });
});
