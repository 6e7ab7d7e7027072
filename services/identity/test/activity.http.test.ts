import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { describe, expect, it, jest } from '@jest/globals';
import { CHROME, FIREFOX, setActivityStage } from './support/activity-stage.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(20_000);

const stage = setActivityStage();
const DAY_S = 86_400;
const wrong = (email: string, claims: object = {}) =>
  stage.identity.login({ email, password: 'errada' }, { claims });

describe('the activity of an account (D35)', () => {
  it('has each sign-in: kind, instant, address and port, device, way', async () => {
    const email = freshEmail();
    const { claims } = await stage.owner(email);
    const body = { email, password: 'segredo1' };
    await stage.identity.login(body, { claims: { ip: '198.51.100.7', port: 4_321, ua: CHROME } });
    const [entered, first, created] = await stage.activity(claims);
    expect(entered).toEqual({
      id: expect.any(String),
      tipo: 'entrada',
      metodo: 'senha',
      em: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      desde: entered?.em,
      vezes: 1,
      ip: '198.51.100.7',
      porta: 4_321,
      aparelho: 'Chrome no Linux',
    });
    expect(first).toMatchObject({ tipo: 'entrada', ip: '203.0.113.9', aparelho: 'Aparelho desconhecido' });
    expect(created).toMatchObject({ tipo: 'conta-criada', metodo: 'senha' });
  });

  it('has wrong passwords and the limit, one row with a counter per address', async () => {
    const { email, claims } = await stage.owner();
    const ip = freshAddress();
    for (let i = 0; i < 12; i += 1) await wrong(email.toUpperCase(), { ip, ua: FIREFOX });
    await wrong(email, { ip: freshAddress() });
    const refused = await stage.activity(claims, '?grupo=tentativas');
    expect(refused.map(({ tipo, ip: from, vezes }) => [tipo, from === ip, vezes])).toEqual(
      expect.arrayContaining([
        ['entrada-recusada', false, 1],
        ['limite-entrada', true, 2],
        ['entrada-recusada', true, 10],
      ]),
    );
    expect(refused).toHaveLength(3);
    expect(refused.find(({ vezes }) => vezes === 10)).toMatchObject({ aparelho: 'Firefox no Windows' });
  });

  it('has what its owner does: sign-out, an ended session, a new password, a wrong one given with a session', async () => {
    const { email, claims } = await stage.owner();
    const body = { email, password: 'segredo1' };
    const other = (await stage.identity.login(body)).headers['set-cookie'];
    expect(other).toBeDefined();
    const { rows } = await stage.rows.query(
      'SELECT id FROM identity.sessions WHERE user_id = $1 AND id <> $2',
      [claims.sub, claims.sid],
    );
    await stage.identity.call('DELETE', `/api/auth/sessions/${rows[0].id}`, { claims });
    const change = (currentPassword: string) =>
      stage.identity.call('PUT', '/api/auth/password', {
        claims,
        body: { currentPassword, newPassword: 'outro segredo' },
      });
    expect((await change('errada')).statusCode).toBe(403);
    expect((await change('segredo1')).statusCode).toBe(204);
    await stage.identity.call('POST', '/api/auth/logout', { claims });
    const again = await stage.identity.login({ email, password: 'outro segredo' });
    expect(again.statusCode).toBe(200);
    const kinds = await stage.kinds(claims);
    expect([...new Set(kinds)].toSorted()).toEqual(
      [
        'conta-criada',
        'entrada',
        'saida',
        'senha-alterada',
        'senha-atual-recusada',
        'sessao-encerrada',
      ].toSorted(),
    );
  });

  it('has a recovery from the request to the new password, and the requests past the limit', async () => {
    const { email, claims, id } = await stage.owner();
    const ask = () =>
      stage.identity.call('POST', '/api/auth/forgot-password', {
        body: { email },
        claims: { ip: '192.0.2.44', port: 5_050, ua: FIREFOX },
      });
    for (let i = 0; i < 4; i += 1) expect((await ask()).statusCode).toBe(202);
    await stage.requestsAreWritten();
    const token = await stage.mails.token(id, 'password-recovery');
    await stage.identity.call('POST', '/api/auth/reset-password', {
      body: { token, password: 'novo segredo' },
    });
    const kept = await stage.activity(claims);
    expect(kept.find(({ tipo }) => tipo === 'recuperacao-pedida')).toMatchObject({
      ip: '192.0.2.44',
      porta: 5_050,
      aparelho: 'Firefox no Windows',
      vezes: 3,
    });
    expect(kept.find(({ tipo }) => tipo === 'limite-recuperacao')).toMatchObject({ vezes: 1 });
    expect(kept.find(({ tipo }) => tipo === 'recuperacao-concluida')).toMatchObject({ vezes: 1 });
  });

  it('comes page by page, newest first, and by group', async () => {
    const { claims, id } = await stage.owner();
    await stage.rows.query(
      `INSERT INTO identity.account_activity
       SELECT gen_random_uuid(), 'usuario', $1, CASE WHEN n % 2 = 0 THEN 'entrada' ELSE 'entrada-recusada' END, 'k' || n,
         now(), 'senha', '192.0.2.1', 1, 'Chrome no Linux', date_trunc('milliseconds', now() - make_interval(mins => n)),
         now(), 1, 0
       FROM generate_series(10, 30) n`,
      [id],
    );
    const seen: string[] = [];
    let next: string | undefined = '/api/auth/activity?limit=4&grupo=tentativas';
    for (let pages = 0; next && pages < 9; pages += 1) {
      const response = await stage.identity.call('GET', next, { claims });
      expect(response.json<unknown[]>().length).toBeLessThanOrEqual(4);
      seen.push(...response.json<{ em: string }[]>().map(({ em }) => em));
      next = /^<(.+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toHaveLength(10);
    expect(seen).toEqual(seen.toSorted().toReversed());
    for (const bad of ['?limit=0', '?limit=101', '?cursor=x', '?grupo=tudo'])
      expect((await stage.list(claims, bad)).statusCode).toBe(422);
  });

  it('is only the own one (attack 202)', async () => {
    const [ana, bia] = [await stage.owner(), await stage.owner()];
    await wrong(ana.email);
    const { headers } = await stage.list(ana.claims, '?limit=1');
    const cursor = /cursor=([\w-]+)/.exec(String(headers['link']))?.[1];
    const own = (await stage.activity(bia.claims)).map(({ id }) => id);
    const anas = (await stage.activity(ana.claims)).map(({ id }) => id);
    const withCursor = (await stage.activity(bia.claims, `?cursor=${cursor}`)).map(({ id }) => id);
    for (const id of anas) expect([...own, ...withCursor]).not.toContain(id);
    expect(own).toHaveLength(2);
    for (const claims of [{ kind: 'anonymous' }, { kind: 'admin', sub: ana.id, sid: ana.id }] as const) {
      const response = await stage.identity.call('GET', '/api/auth/activity', { claims });
      expect([401, 403]).toContain(response.statusCode);
    }
  });
});

describe('how long it is kept (D35, D37)', () => {
  it('is deleted after six months, by scheduled work', async () => {
    const { claims, id } = await stage.owner();
    const half = 185 * DAY_S;
    const then = await TestIdentity.start(stage.database, { CLOCK_SHIFT: String(half) });
    try {
      const later = await then.login({ email: await emailOf(id), password: 'segredo1' });
      expect(later.statusCode).toBe(200);
      expect(await stage.rowsOf(id)).toHaveLength(3);
      await then.app.get(Schedule, { strict: false }).run();
      expect((await stage.rowsOf(id)).map(({ tipo }) => tipo)).toEqual(['entrada']);
    } finally {
      await then.close();
    }
    expect(claims.sub).toBe(id);
  });

  it('is in the archive of own data, and is erased with the account', async () => {
    const { email, claims, id } = await stage.owner();
    await wrong(email, { ip: '198.51.100.99' });
    await stage.written();
    const proposals = { kind: 'service', iss: 'proposals' } as const;
    const { profile } = (
      await stage.identity.call('GET', `/internal/accounts/${id}/profile`, { claims: proposals })
    ).json();
    expect(profile.atividade.map(({ tipo }: { tipo: string }) => tipo)).toEqual([
      'entrada-recusada',
      'entrada',
      'conta-criada',
    ]);
    expect(profile.atividade[0]).not.toHaveProperty('chave');
    const closed = await stage.identity.call('DELETE', '/api/auth/account', {
      claims,
      body: { password: 'segredo1' },
    });
    expect(closed.statusCode).toBe(204);
    await stage.identity.call('POST', `/internal/accounts/${id}/erased`, { claims: proposals });
    expect(await stage.rowsOf(id)).toEqual([]);
  });
});

const emailOf = async (id: string): Promise<string> =>
  (await stage.rows.query('SELECT email FROM identity.users WHERE id = $1', [id])).rows[0].email;
