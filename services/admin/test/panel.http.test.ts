import { randomUUID } from 'node:crypto';
import type { KnownUser } from '@acordo/contracts/internal/admin-users';
import { changeUser, countUsers, readAdministrator, readUsers } from '@acordo/contracts/internal/admin-users';
import { readAccountActivity } from '@acordo/contracts/internal/admin-activity';
import { readOwnAudit } from '@acordo/contracts/internal/admin-audit';
import { readFailedEmails, reopenEmail } from '@acordo/contracts/internal/admin-emails';
import { readUncancelled } from '@acordo/contracts/internal/admin-subscriptions';
import { countAllProposals, countProposalsOf } from '@acordo/contracts/internal/proposal-counts';
import { describe, expect, it } from '@jest/globals';
import { Refusal } from './support/fake-service.js';
import { ADMINISTRATOR, setStage } from './support/stage.js';

const stage = setStage();
const { identity, proposals, notifications } = stage;

const user = (minute: number, changes: Partial<KnownUser> = {}): KnownUser => ({
  id: randomUUID(),
  nome: `Pessoa ${minute}`,
  email: `p${minute}@exemplo.com.br`,
  plano: 'gratuito',
  unlimited_proposals: false,
  is_admin: false,
  ultimo_login: null,
  criado_em: `2026-11-28T10:${String(minute).padStart(2, '0')}:00.000Z`,
  ...changes,
});

describe('the list of users', () => {
  const users = [user(3), user(2), user(1)];
  const pageAfter = (em: string | undefined, rows: number) =>
    users.filter(({ criado_em }) => !em || criado_em < em).slice(0, rows);

  it('is identity’s page with the counts of proposals: one call each, in the administrator’s name', async () => {
    identity.on(readUsers, ({ query }) => ({ users: pageAfter(query['em'], Number(query['rows'])) }));
    proposals.on(countProposalsOf, ({ body }) => {
      const [first = ''] = (body as { userIds: string[] }).userIds;
      return { counts: { [first]: 7 } };
    });
    const response = await stage.call('GET', '/api/vitamina/users');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(users.map((one, i) => ({ ...one, proposal_count: i === 0 ? 7 : 0 })));
    expect(response.headers['link']).toBeUndefined();
    expect(identity.calls()).toEqual(['GET /internal/admin/users']);
    expect(proposals.calls()).toEqual(['POST /internal/proposals/counts']);
    for (const { claims } of [...identity.asked, ...proposals.asked])
      expect(claims).toMatchObject({ ...ADMINISTRATOR, iss: 'admin', rights: null, rid: 'pedido-1' });
  });

  it('continues by its cursor, with the same search', async () => {
    const first = await stage.call('GET', '/api/vitamina/users?limit=2&q=Jos%C3%A9%20%25');
    expect(first.json<KnownUser[]>().map(({ id }) => id)).toEqual(users.slice(0, 2).map(({ id }) => id));
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    const query = new URL(next, 'http://x').searchParams;
    expect([query.get('limit'), query.get('q')]).toEqual(['2', 'José %']);
    const second = await stage.call('GET', next);
    expect(second.json<KnownUser[]>().map(({ id }) => id)).toEqual(users.slice(2).map(({ id }) => id));
    expect(second.headers['link']).toBeUndefined();
    expect(identity.asked.map((asked) => asked.query)).toEqual([
      { rows: '3', q: 'José %' },
      { rows: '3', q: 'José %', em: users[1]?.criado_em, id: users[1]?.id },
    ]);
    expect(proposals.asked[0]?.body).toEqual({ userIds: users.slice(0, 2).map(({ id }) => id) });
  });

  it('makes no call for counts without users', async () => {
    identity.on(readUsers, () => ({ users: [] }));
    expect((await stage.call('GET', '/api/vitamina/users')).json()).toEqual([]);
    expect(proposals.asked).toEqual([]);
  });

  it('works without counts while proposals is away, but not without identity', async () => {
    identity.on(readUsers, () => ({ users }));
    proposals.broken = { status: 503, body: '' };
    const response = await stage.call('GET', '/api/vitamina/users');
    expect(response.statusCode).toBe(200);
    expect(response.json<{ proposal_count: null }[]>().map((one) => one.proposal_count)).toEqual([
      null,
      null,
      null,
    ]);
    identity.broken = { status: 500, body: '<html>SELECT secret</html>' };
    const down = await stage.call('GET', '/api/vitamina/users');
    expect([down.statusCode, down.headers['retry-after']]).toEqual([503, '2']);
    expect(down.body).not.toContain('SELECT');
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=1e9',
    'limit=-1',
    'limit=x',
    'cursor=x',
    'cursor=%00',
    `q=${'a'.repeat(201)}`,
    'q=%00',
  ])('refuses %s (attack 82)', async (query) => {
    expect((await stage.call('GET', `/api/vitamina/users?${query}`)).statusCode).toBe(422);
    expect(identity.asked).toEqual([]);
  });
});

describe('changing a user', () => {
  const ana = user(1);

  it('is done by identity, without unknown and server-owned fields (D6)', async () => {
    identity.on(changeUser, ({ body }) => ({ ...ana, ...(body as object) }));
    proposals.on(countProposalsOf, () => ({ counts: { [ana.id]: 2 } }));
    const response = await stage.call('PUT', `/api/vitamina/users/${ana.id}`, {
      body: {
        nome: 'Ana',
        is_admin: true,
        id: randomUUID(),
        plano: 'anual',
        criado_em: 'x',
        senha_hash: 'x',
      },
    });
    expect(response.json()).toEqual({ ...ana, nome: 'Ana', is_admin: true, proposal_count: 2 });
    expect(identity.asked).toMatchObject([{ params: [ana.id], body: { nome: 'Ana', is_admin: true } }]);
    expect(Object.keys(identity.asked[0]?.body as object)).toEqual(['nome', 'is_admin']);
  });

  it('by the switch is the same with one field', async () => {
    const response = await stage.call('PUT', '/api/vitamina/toggle-unlimited', {
      body: { userId: ana.id, unlimitedProposals: true },
    });
    expect(response.json()).toEqual({ ...ana, unlimited_proposals: true, proposal_count: 2 });
    expect(identity.asked).toMatchObject([{ params: [ana.id], body: { unlimited_proposals: true } }]);
  });

  it.each(['EMAIL_TAKEN', 'ADMIN_WITHOUT_LIMIT', 'USER_NOT_FOUND', 'FORBIDDEN'] as const)(
    'is refused as by identity: %s',
    async (code) => {
      identity.on(changeUser, () => new Refusal(code));
      const response = await stage.call('PUT', `/api/vitamina/users/${ana.id}`, { body: { nome: 'x' } });
      expect(response.json()).toMatchObject({ code });
      expect(response.statusCode).toBe(
        { EMAIL_TAKEN: 409, ADMIN_WITHOUT_LIMIT: 409, USER_NOT_FOUND: 404, FORBIDDEN: 403 }[code],
      );
      expect(proposals.asked).toEqual([]);
    },
  );

  it('is unavailable, not the caller’s fault, when identity refuses our token', async () => {
    identity.on(changeUser, () => new Refusal('NOT_AUTHENTICATED'));
    const response = await stage.call('PUT', `/api/vitamina/users/${ana.id}`, { body: { nome: 'x' } });
    expect(response.statusCode).toBe(503);
  });

  it.each([
    { is_admin: 'true' },
    { is_admin: 1 },
    { unlimited_proposals: null },
    { nome: '' },
    { nome: '  ' },
    { nome: 'a\u0000' },
    { nome: 'a'.repeat(201) },
    { email: 'x' },
    { email: 'a@b.com\r\nBcc: c@d.com' },
    [],
    null,
    'x',
  ])('refuses %j', async (body) => {
    expect((await stage.call('PUT', `/api/vitamina/users/${ana.id}`, { body })).statusCode).toBe(422);
    expect(identity.asked).toEqual([]);
  });

  it.each([
    {},
    { userId: 'x', unlimitedProposals: true },
    { userId: ana.id },
    { userId: ana.id, unlimitedProposals: 'on' },
  ])('by the switch refuses %j', async (body) => {
    expect((await stage.call('PUT', '/api/vitamina/toggle-unlimited', { body })).statusCode).toBe(422);
  });

  it('of no such id is the same as of an unknown user', async () => {
    expect((await stage.call('PUT', '/api/vitamina/users/1%20OR%201', { body: {} })).statusCode).toBe(404);
  });
});

describe('the counters', () => {
  it('are complete or missing', async () => {
    identity.on(countUsers, () => ({ usuarios: 5, administradores: 1, ilimitados: 2 }));
    proposals.on(countAllProposals, () => ({ propostas: 40 }));
    const response = await stage.call('GET', '/api/vitamina/stats');
    expect(response.json()).toEqual({ usuarios: 5, administradores: 1, ilimitados: 2, propostas: 40 });
    proposals.broken = { status: 503, body: '' };
    expect((await stage.call('GET', '/api/vitamina/stats')).statusCode).toBe(503);
  });
});

describe('subscriptions that were not cancelled (D37)', () => {
  const one = {
    assinatura: 'sub_1',
    cliente: 'cus_1',
    usuario: randomUUID(),
    desde: '2026-11-28T10:00:00.000Z',
    tentativas: 3,
    proxima_em: '2026-11-28T10:08:00.000Z',
    falha: 'sem_resposta' as const,
  };

  it('come from identity, in the administrator’s name; without identity the list is not empty but unavailable', async () => {
    identity.on(readUncancelled, () => ({ total: 1, assinaturas: [one] }));
    const response = await stage.call('GET', '/api/vitamina/subscriptions/uncancelled');
    expect([response.statusCode, response.json()]).toEqual([200, { total: 1, assinaturas: [one] }]);
    expect(identity.asked[0]?.claims).toMatchObject({ ...ADMINISTRATOR, iss: 'admin' });
    identity.broken = { status: 500, body: '' };
    expect((await stage.call('GET', '/api/vitamina/subscriptions/uncancelled')).statusCode).toBe(503);
  });
});

describe('the audit trail', () => {
  const entry = (minute: number, quem: string) => ({
    id: randomUUID(),
    em: `2026-11-28T10:${String(minute).padStart(2, '0')}:00.000Z`,
    quem_id: ADMINISTRATOR.sub,
    quem,
    acao: 'usuario-alterado' as const,
    alvo_tipo: 'usuario' as const,
    alvo_id: randomUUID(),
    alvo: 'Ana Lima',
    antes: { is_admin: false },
    depois: { is_admin: true },
    ip: '198.51.100.4',
  });
  const access = (minute: number) => ({
    id: randomUUID(),
    em: `2026-11-28T10:${String(minute).padStart(2, '0')}:00.000Z`,
    desde: '2026-11-28T10:00:00.000Z',
    tipo: 'entrada-recusada' as const,
    metodo: 'senha' as const,
    vezes: 7,
    ip: '198.51.100.9',
    porta: 5_050,
    aparelho: 'Chrome no Linux',
    conta_tipo: 'administrador' as const,
    conta_id: ADMINISTRATOR.sub,
    conta: 'admin@acordo.example',
  });
  const own = {
    identity: [5, 4, 1].map((m) => entry(m, 'i')),
    notifications: [3, 2, 0].map((m) => entry(m, 'n')),
    accesses: [6, 2, 1].map((m) => access(m)),
  };
  const newestFirst = <T extends { em: string; id: string }>(all: T[]) =>
    all.toSorted((a, b) => (`${a.em} ${a.id}` < `${b.em} ${b.id}` ? 1 : -1));
  const behind =
    (entries: { em: string; id: string }[]) =>
    ({ query }: { query: Record<string, string> }) => ({
      entries: newestFirst(entries)
        .filter(({ em, id }) => !query['em'] || `${em} ${id}` < `${query['em']} ${query['id']}`)
        .slice(0, Number(query['rows'])),
    });

  const readAll = async (from: string) => {
    identity.on(readOwnAudit, behind(own.identity));
    identity.on(readAccountActivity, behind(own.accesses));
    notifications.on(readOwnAudit, behind(own.notifications));
    const seen: unknown[] = [];
    let next: string | undefined = from;
    for (let pages = 0; next && pages < 9; pages += 1) {
      const response = await stage.call('GET', next);
      seen.push(...response.json<unknown[]>());
      next = /^<(.+)>/.exec(String(response.headers['link']))?.[1];
    }
    return seen;
  };
  const changes = [...own.identity, ...own.notifications].map((one) => ({ classe: 'alteracao', ...one }));
  const accesses = own.accesses.map((one) => ({ classe: 'acesso', ...one }));

  it('is merged from all services, page by page, nothing twice and nothing lost, with each entry’s class', async () => {
    expect(await readAll('/api/vitamina/audit?limit=2')).toEqual(newestFirst([...changes, ...accesses]));
  });

  it('shows only one class, through all its pages, without calling other services', async () => {
    expect(await readAll('/api/vitamina/audit?limit=2&classe=alteracao')).toEqual(newestFirst(changes));
    expect(identity.calls()).not.toContain('GET /internal/admin/activity');
    identity.asked.length = 0;
    notifications.asked.length = 0;
    expect(await readAll('/api/vitamina/audit?limit=2&classe=acesso')).toEqual(newestFirst(accesses));
    expect([...new Set([...identity.calls(), ...notifications.calls()])]).toEqual([
      'GET /internal/admin/activity',
    ]);
    expect((await stage.call('GET', '/api/vitamina/audit?classe=tudo')).statusCode).toBe(422);
  });

  it('is not shown with gaps', async () => {
    notifications.broken = { status: 503, body: '' };
    expect((await stage.call('GET', '/api/vitamina/audit')).statusCode).toBe(503);
    expect((await stage.call('GET', '/api/vitamina/audit?classe=acesso')).statusCode).toBe(200);
  });
});

describe('failed emails', () => {
  const id = randomUUID();
  const failed = {
    id,
    tipo: 'proposal-signed',
    destinatario: 'm***@x.com',
    motivo: '550',
    tentativas: 1,
    falhou_em: '2026-11-28T10:00:00.000Z',
  };

  it('are those of notifications', async () => {
    identity.on(readAdministrator, () => ({ email: 'admin@acordo.example' }));
    notifications.on(readFailedEmails, () => ({ emails: [failed] }));
    expect((await stage.call('GET', '/api/vitamina/emails/failed')).json()).toEqual([failed]);
  });

  it('are sent again in the name stored by identity', async () => {
    identity.on(readAdministrator, () => ({ email: 'admin@acordo.example' }));
    notifications.on(reopenEmail, () => undefined);
    const response = await stage.call('POST', `/api/vitamina/emails/${id}/resend`, { body: {} });
    expect([response.statusCode, response.body]).toEqual([202, '']);
    expect(notifications.asked).toMatchObject([
      { params: [id], body: { quem: 'admin@acordo.example' }, claims: { sub: ADMINISTRATOR.sub } },
    ]);
  });

  it.each(['EMAIL_NOT_FAILED', 'EMAIL_GONE'] as const)(
    'are refused as by notifications: %s',
    async (code) => {
      notifications.on(reopenEmail, () => new Refusal(code));
      const response = await stage.call('POST', `/api/vitamina/emails/${id}/resend`);
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, code]);
    },
  );

  it('cannot be sent by an administrator whose account was removed', async () => {
    identity.on(readAdministrator, () => ({ email: null }));
    expect((await stage.call('POST', `/api/vitamina/emails/${id}/resend`)).statusCode).toBe(401);
    expect(notifications.asked).toEqual([]);
  });
});
