import { describe, expect, it, jest } from '@jest/globals';
import { setAdminStage } from './support/admin-stage.js';
import {
  codeOf,
  earlyInAStep,
  enter,
  PASSWORD,
  sessionIn,
  signedIn,
  verify,
  withSecondFactor,
} from './support/administrators.js';
import { freshEmail } from './support/test-app.js';

jest.setTimeout(40_000); // hashing is slow on purpose, and every test signs in several times

const stage = setAdminStage();
const ready = () => withSecondFactor(stage.identity, stage.rows);
const post = (path: string, claims: object, body: object) =>
  stage.identity.call('POST', `/api/vitamina/auth/2fa/${path}`, { claims, body });
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) =>
  `${statusCode} ${statusCode === 200 ? '' : (JSON.parse(body) as { code: string }).code}`.trim();
const sessionsOf = async (id: string) =>
  (await stage.rows.query('SELECT 1 FROM identity.admin_sessions WHERE admin_id = $1', [id])).rowCount;

describe('switching the second factor on (D33, attack 122)', () => {
  it('requires the password, then a code; shows seed and recovery codes once, stores neither readable', async () => {
    const admin = await signedIn(stage.identity, stage.rows);
    const other = await sessionIn(stage.identity, await enter(stage.identity, admin.email));
    expect(outcome(await post('setup', admin.claims, { currentPassword: 'errada' }))).toBe(
      '403 WRONG_PASSWORD',
    );
    expect(outcome(await post('enable', admin.claims, { code: '123456' }))).toBe(
      '409 SECOND_FACTOR_NOT_SET_UP',
    );
    const setup = await post('setup', admin.claims, { currentPassword: PASSWORD });
    const { secret, otpauth, qr } = setup.json<Record<'secret' | 'otpauth' | 'qr', string>>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauth).toBe(
      `otpauth://totp/Acordo:${encodeURIComponent(admin.email)}?issuer=Acordo&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(Buffer.from(qr.replace('data:image/png;base64,', ''), 'base64').subarray(1, 4).toString()).toBe(
      'PNG',
    );
    expect((await enter(stage.identity, admin.email)).json()).toMatchObject({ requires2FA: false }); // not yet
    const wrong = codeOf(secret, 300);
    expect(outcome(await post('enable', admin.claims, { code: wrong }))).toBe('403 WRONG_CODE');
    const enabled = await post('enable', admin.claims, { code: codeOf(secret) });
    const { recoveryCodes } = enabled.json<{ recoveryCodes: string[] }>();
    expect(recoveryCodes).toHaveLength(10);
    expect(outcome(await post('setup', admin.claims, { currentPassword: PASSWORD }))).toBe(
      '409 SECOND_FACTOR_ON',
    );
    expect(outcome(await post('enable', admin.claims, { code: codeOf(secret) }))).toBe(
      '409 SECOND_FACTOR_ON',
    );

    const kept = await stage.rows.query(
      `SELECT f::text AS f, (SELECT string_agg(c::text, ' ') FROM identity.admin_recovery_codes c) AS c
       FROM identity.admin_second_factors f WHERE admin_id = $1`,
      [admin.id],
    );
    const text = JSON.stringify(kept.rows);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString('hex'));
    for (const code of recoveryCodes) expect(text).not.toContain(code);

    expect(await stage.identity.introspect(admin.cookie, 'admin')).not.toBeNull();
    expect(await stage.identity.introspect(other.cookie, 'admin')).toBeNull(); // D8, attack 98
    expect(await stage.mailsTo(admin.email)).toMatchObject([
      { kind: 'admin-2fa-switched', model: { ligado: true, ip: admin.claims.ip } },
    ]);
    expect(await stage.trailOf(admin.id)).toMatchObject([
      { acao: 'admin-2fa-ativado', quem: admin.email, quem_id: admin.id, depois: { dois_fatores: true } },
    ]);
  });

  it('is over when no code comes for 15 minutes', async () => {
    const { claims } = await signedIn(stage.identity, stage.rows);
    const setup = await post('setup', claims, { currentPassword: PASSWORD });
    const { secret } = setup.json<{ secret: string }>();
    await stage.later(901, async (then) => {
      const body = { code: codeOf(secret, 901) };
      const late = await then.call('POST', '/api/vitamina/auth/2fa/enable', { claims, body });
      expect(outcome(late)).toBe('409 SECOND_FACTOR_NOT_SET_UP');
    });
  });

  it('off again requires password and code, and ends all other sessions', async () => {
    const admin = await ready();
    const body = { currentPassword: PASSWORD, code: codeOf(admin.secret) };
    expect(outcome(await post('disable', admin.claims, { ...body, currentPassword: 'x' }))).toBe(
      '403 WRONG_PASSWORD',
    );
    expect(outcome(await post('disable', admin.claims, { ...body, code: codeOf(admin.secret, 300) }))).toBe(
      '403 WRONG_CODE',
    );
    const response = await post('disable', admin.claims, body);
    expect(response.json()).toMatchObject({ id: admin.id, dois_fatores: false, codigos_restantes: 0 });
    expect(outcome(await post('disable', admin.claims, body))).toBe('409 SECOND_FACTOR_OFF');
    expect((await enter(stage.identity, admin.email)).json()).toMatchObject({ requires2FA: false });
    expect((await stage.mailsTo(admin.email)).map(({ model }) => model['ligado'])).toEqual([true, false]);
  });
});

describe('the tempToken (attacks 118, 119)', () => {
  it('is no session of any kind, and is stored only as a hash', async () => {
    const admin = await ready();
    const response = await enter(stage.identity, admin.email);
    expect(response.headers['set-cookie']).toBeUndefined();
    const { tempToken } = response.json<{ tempToken: string }>();
    expect(response.json()).toEqual({ authenticated: false, requires2FA: true, tempToken });
    expect(await stage.identity.introspect(tempToken, 'admin')).toBeNull();
    expect(await stage.identity.introspect(tempToken, 'user')).toBeNull();
    const { rows } = await stage.rows.query('SELECT c::text AS t FROM identity.admin_challenges c');
    expect(JSON.stringify(rows)).not.toContain(tempToken);
  });

  it('ends with the right code', async () => {
    const admin = await ready();
    const temp = await admin.challenge();
    const response = await verify(stage.identity, temp, codeOf(admin.secret));
    expect(response.json()).toEqual({ authenticated: true });
    expect((await sessionIn(stage.identity, response)).claims.sub).toBe(admin.id);
    await admin.reopenSteps();
    expect(outcome(await verify(stage.identity, temp, codeOf(admin.secret)))).toBe('401 SECOND_FACTOR_OVER');
  });

  it('ends with the fifth wrong code', async () => {
    const admin = await ready();
    const temp = await admin.challenge();
    const wrong = codeOf(admin.secret, 3_000);
    for (let i = 0; i < 5; i += 1) {
      const response = await verify(stage.identity, temp, wrong);
      expect(response.json()).toMatchObject({ code: 'WRONG_SECOND_FACTOR', message: 'Código 2FA incorreto' });
    }
    expect(outcome(await verify(stage.identity, temp, codeOf(admin.secret)))).toBe('401 SECOND_FACTOR_OVER');
    expect(outcome(await verify(stage.identity, await admin.challenge(), codeOf(admin.secret)))).toBe('200');
  });

  it('ends after five minutes', async () => {
    const admin = await ready();
    const temp = await admin.challenge();
    await stage.later(301, async (then) => {
      expect(outcome(await verify(then, temp, codeOf(admin.secret, 301)))).toBe('401 SECOND_FACTOR_OVER');
    });
    await stage.later(290, async (then) => {
      expect(outcome(await verify(then, temp, codeOf(admin.secret, 290)))).toBe('200');
    });
  });

  it('ends with a change of password', async () => {
    const admin = await ready();
    const temp = await admin.challenge();
    const body = { currentPassword: PASSWORD, newPassword: 'outra senha', confirmPassword: 'outra senha' };
    await stage.identity.call('PUT', '/api/vitamina/auth/update-password', { claims: admin.claims, body });
    expect(outcome(await verify(stage.identity, temp, codeOf(admin.secret)))).toBe('401 SECOND_FACTOR_OVER');
  });

  it.each([['x'], [''], [null], [12], [['a']], ['a'.repeat(129)], ["' OR 1=1"]])(
    'is not %j',
    async (temp) => {
      expect([401, 422]).toContain((await verify(stage.identity, temp, '123456')).statusCode);
    },
  );
});

describe('codes (attack 121)', () => {
  it('open one session, however many come at the same time: with one tempToken, and with one each', async () => {
    const admin = await ready();
    const before = await sessionsOf(admin.id);
    const temp = await admin.challenge();
    const code = codeOf(admin.secret);
    const same = await Promise.all(Array.from({ length: 8 }, () => verify(stage.identity, temp, code)));
    expect(same.map(outcome).toSorted()).toEqual(['200', ...Array(7).fill('401 SECOND_FACTOR_OVER')]);
    expect(await sessionsOf(admin.id)).toBe(Number(before) + 1);
    await admin.reopenSteps();
    const temps = [await admin.challenge(), await admin.challenge()];
    const each = await Promise.all(temps.map((one) => verify(stage.identity, one, codeOf(admin.secret))));
    expect(each.map(outcome).toSorted()).toEqual(['200', '401 WRONG_SECOND_FACTOR']);
    expect(await sessionsOf(admin.id)).toBe(Number(before) + 2);
  });

  it('are accepted one step early or late, each once, and none older than the newest used one', async () => {
    const admin = await ready();
    const tryAt = async (shift: number) =>
      outcome(await verify(stage.identity, await admin.challenge(), codeOf(admin.secret, shift)));
    await earlyInAStep();
    expect(await tryAt(-61)).toBe('401 WRONG_SECOND_FACTOR');
    expect(await tryAt(61)).toBe('401 WRONG_SECOND_FACTOR');
    expect(await tryAt(30)).toBe('200');
    expect(await tryAt(30)).toBe('401 WRONG_SECOND_FACTOR');
    expect(await tryAt(0)).toBe('401 WRONG_SECOND_FACTOR');
  });

  it('for recovery are accepted once each, also at the same time', async () => {
    const admin = await ready();
    const [first = '', second = ''] = admin.recoveryCodes;
    const temps = [await admin.challenge(), await admin.challenge()];
    const both = await Promise.all(temps.map((temp) => verify(stage.identity, temp, first)));
    expect(both.map(outcome).toSorted()).toEqual(['200', '401 WRONG_SECOND_FACTOR']);
    const other = await ready();
    expect(outcome(await verify(stage.identity, await other.challenge(), second))).toBe(
      '401 WRONG_SECOND_FACTOR',
    );
    const me = await stage.identity.call('GET', '/api/vitamina/auth/me', { claims: admin.claims });
    expect(me.json()).toMatchObject({ dois_fatores: true, codigos_restantes: 9 });
  });

  it.each([
    123_456,
    ' 123456',
    '123456 ',
    '12345',
    '1234567',
    '１２３４５６',
    '12 456',
    'abcdef',
    'ABCD01',
    '',
    null,
    ['123456'],
  ])('are texts of six digits: not %j', async (code) => {
    const response = await verify(stage.identity, 'a'.repeat(43), code);
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      422,
      'Código 2FA incorreto',
    ]);
  });

  it('may be tried ten times an hour with the right password (D48)', async () => {
    const admin = await ready();
    const codes: string[] = [];
    for (let i = 0; i < 11; i += 1) {
      const temp = await admin.challenge();
      codes.push(outcome(await verify(stage.identity, temp, codeOf(admin.secret, 3_000))));
    }
    expect(codes).toEqual([...Array(10).fill('401 WRONG_SECOND_FACTOR'), '429 TOO_MANY']);
    expect(outcome(await verify(stage.identity, await admin.challenge(), codeOf(admin.secret)))).toBe(
      '429 TOO_MANY',
    );
  });
});

describe('an administrator’s own account', () => {
  const put = (path: string, claims: object, body: object) =>
    stage.identity.call('PUT', `/api/vitamina/auth/${path}`, { claims, body });

  it('changes its email: both addresses are notified, it is audited, and a taken one is refused', async () => {
    const [admin, other] = [
      await signedIn(stage.identity, stage.rows),
      await signedIn(stage.identity, stage.rows),
    ];
    const next = freshEmail();
    const wrong = await put('update-email', admin.claims, { currentPassword: 'x', newEmail: next });
    expect(wrong.json()).toMatchObject({ code: 'WRONG_PASSWORD', message: 'Senha atual incorreta' });
    const taken = { currentPassword: PASSWORD, newEmail: other.email.toUpperCase() };
    expect(outcome(await put('update-email', admin.claims, taken))).toBe('409 EMAIL_TAKEN');
    expect(
      outcome(await put('update-email', admin.claims, { currentPassword: PASSWORD, newEmail: 'x' })),
    ).toBe('422 INVALID_FIELDS');
    const done = await put('update-email', admin.claims, { currentPassword: PASSWORD, newEmail: next });
    expect(done.json()).toMatchObject({ id: admin.id, email: next });
    expect((await enter(stage.identity, admin.email)).statusCode).toBe(401);
    expect((await enter(stage.identity, next)).statusCode).toBe(200);
    const mails = [...(await stage.mailsTo(admin.email)), ...(await stage.mailsTo(next))];
    expect(mails.map(({ kind, model }) => [kind, model['para'], model['outro_mascarado']])).toEqual([
      ['admin-email-changed', 'anterior', 'p***@exemplo.com.br'],
      ['admin-email-changed', 'novo', 'd***@acordo.example'],
    ]);
    expect(await stage.trailOf(admin.id)).toMatchObject([
      {
        acao: 'admin-email-alterado',
        quem: admin.email,
        antes: { email: admin.email },
        depois: { email: next },
      },
    ]);
  });

  it('changes its password: all other sessions end, and no password is in the audit trail (attack 98)', async () => {
    const admin = await signedIn(stage.identity, stage.rows);
    const other = await sessionIn(stage.identity, await enter(stage.identity, admin.email));
    const body = { currentPassword: PASSWORD, newPassword: 'nova senha', confirmPassword: 'nova senha' };
    const refusals: [object, string][] = [
      [{ newPassword: '12345', confirmPassword: '12345' }, 'A nova senha deve ter pelo menos 6 caracteres.'],
      [{ confirmPassword: 'outra senha' }, 'A nova senha e confirmação devem ser iguais.'],
      [{ currentPassword: '' }, 'Campo obrigatório'],
    ];
    for (const [change, message] of refusals) {
      const refused = await put('update-password', admin.claims, { ...body, ...change });
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([422, message]);
    }
    expect(outcome(await put('update-password', admin.claims, { ...body, currentPassword: 'x' }))).toBe(
      '403 WRONG_PASSWORD',
    );
    expect(outcome(await put('update-password', admin.claims, body))).toBe('200');
    expect(await stage.identity.introspect(admin.cookie, 'admin')).not.toBeNull();
    expect(await stage.identity.introspect(other.cookie, 'admin')).toBeNull();
    expect((await enter(stage.identity, admin.email)).statusCode).toBe(401);
    expect((await enter(stage.identity, admin.email, 'nova senha')).statusCode).toBe(200);
    expect((await stage.mailsTo(admin.email)).map(({ kind }) => kind)).toEqual(['admin-password-changed']);
    expect(await stage.trailOf(admin.id)).toMatchObject([
      { acao: 'admin-senha-alterada', antes: {}, depois: {} },
    ]);
  });

  it('is protected against password guessing in an open session', async () => {
    const { claims } = await signedIn(stage.identity, stage.rows);
    const tries = Array.from({ length: 12 }, () =>
      put('update-email', claims, { currentPassword: 'x', newEmail: freshEmail() }),
    );
    const codes = (await Promise.all(tries)).map(outcome);
    expect(codes.filter((code) => code === '403 WRONG_PASSWORD')).toHaveLength(10);
    expect(codes.filter((code) => code === '429 TOO_MANY')).toHaveLength(2);
  });

  it('gives no access once it is removed', async () => {
    const { id, claims } = await signedIn(stage.identity, stage.rows);
    await stage.rows.query('DELETE FROM identity.admins WHERE id = $1', [id]);
    expect((await stage.identity.call('GET', '/api/vitamina/auth/me', { claims })).statusCode).toBe(401);
    expect((await post('setup', claims, { currentPassword: PASSWORD })).statusCode).toBe(401);
    expect((await post('enable', claims, { code: '123456' })).statusCode).toBe(401);
  });
});
