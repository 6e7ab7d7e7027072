import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { AccessEntry, AuditEntry } from '@acordo/contracts/http/vitamina/audit';
import type { FailedEmail } from '@acordo/contracts/http/vitamina/emails/list-failed';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import { expect, test } from './support/journey.js';
import { eventually } from './support/eventually.js';
import { SMTPServer } from 'smtp-server';
import { startTestProduct, type TestProduct } from '../test/product.js';

const ADMIN = { username: 'diretora@acordo.example', password: 'senha da diretora' };
const USER = { nome: 'Ana Lima', email: 'ana@exemplo.com.br', password: 'segredo1' };

let product: TestProduct;
let mail: SMTPServer;
/** Whether the administrator's mailbox exists. */
let refusing = false;
const taken: string[] = [];

test.beforeAll(async () => {
  mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (refusing && address === ADMIN.username)
        return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      taken.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  mail.on('error', () => undefined); // clients hang up when the product stops
  const listening = mail.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  product = await startTestProduct({
    SMTP_URL: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    ADMIN_EMAIL: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  });
});
test.afterAll(async () => {
  await product.stop();
  await new Promise<void>((resolve) => mail.close(() => resolve()));
});

/** One browser: stores all cookies it gets, of users and administrators (attack 125). */
function browser() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method: string, path: string, body?: object) {
      const response = await fetch(product.url + path, {
        method,
        headers: {
          origin: product.url,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      const text = await response.text();
      return { status: response.status, body: (text ? JSON.parse(text) : null) as never };
    },
  };
}

test.describe('the panel, over all services', () => {
  const ana = browser();
  const users = async () => (await ana.call('GET', '/api/vitamina/users')).body as UserRecord[];

  test('shows users with their counts, and a change takes effect at the user’s next call', async () => {
    await ana.call('POST', '/api/auth/register', USER);
    expect((await ana.call('POST', '/api/auth/login', USER)).status).toBe(200);
    expect((await ana.call('POST', '/api/propostas', contentFixture)).status).toBe(201);
    expect((await ana.call('GET', '/api/vitamina/users')).status).toBe(401);
    expect((await ana.call('POST', '/api/vitamina/auth/login', ADMIN)).status).toBe(200);
    const [record] = await users();
    expect(record).toMatchObject({ nome: USER.nome, is_admin: false, proposal_count: 1 });
    const limits = async () =>
      (await ana.call('GET', '/api/proposal-limits')).body as {
        unlimitedProposals: boolean;
        isAdmin: boolean;
      };
    expect(await limits()).toMatchObject({ unlimitedProposals: false, isAdmin: false });
    const userId = record?.id ?? '';
    await ana.call('PUT', '/api/vitamina/toggle-unlimited', { userId, unlimitedProposals: true });
    expect(await limits()).toMatchObject({ unlimitedProposals: true });
    await ana.call('PUT', `/api/vitamina/users/${userId}`, { is_admin: true });
    expect(await limits()).toMatchObject({ isAdmin: true });
    const refused = await ana.call('PUT', '/api/vitamina/toggle-unlimited', {
      userId,
      unlimitedProposals: false,
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'ADMIN_WITHOUT_LIMIT' } });
    expect((await ana.call('GET', '/api/vitamina/stats')).body as unknown).toEqual({
      usuarios: 1,
      administradores: 1,
      ilimitados: 1,
      propostas: 1,
    });
  });

  test('shows a failed email, sends it again, and records all of it', async () => {
    refusing = true;
    const change = {
      currentPassword: ADMIN.password,
      newPassword: 'outra senha',
      confirmPassword: 'outra senha',
    };
    expect((await ana.call('PUT', '/api/vitamina/auth/update-password', change)).status).toBe(200);
    const failed = async () => (await ana.call('GET', '/api/vitamina/emails/failed')).body as FailedEmail[];
    const email = await eventually('the e-mail that failed', async () => (await failed())[0]);
    expect(email).toMatchObject({ tipo: 'admin-password-changed', destinatario: 'd***@acordo.example' });
    refusing = false;
    expect((await ana.call('POST', `/api/vitamina/emails/${email.id}/resend`, {})).status).toBe(202);
    await eventually('the e-mail, sent again', () => taken.includes(ADMIN.username));
    expect(await failed()).toEqual([]);
    const audit = async (classe: string) =>
      (await ana.call('GET', `/api/vitamina/audit?classe=${classe}`)).body;
    const trail = (await audit('alteracao')) as AuditEntry[];
    expect(trail.map(({ acao, quem }) => [acao, quem])).toEqual([
      ['email-reenviado', ADMIN.username],
      ['admin-senha-alterada', ADMIN.username],
      ['usuario-alterado', ADMIN.username],
      ['usuario-alterado', ADMIN.username],
    ]);
    for (const { ip } of trail) expect(ip).toMatch(/127\.0\.0\.1|::1/);
    const accesses = (await audit('acesso')) as AccessEntry[];
    expect(accesses.map(({ tipo, conta }) => [tipo, conta])).toEqual([
      ['entrada', ADMIN.username],
      ['entrada', USER.nome],
      ['conta-criada', USER.nome],
    ]);
  });

  test('works without the service of proposals except for the counts, and says what is unavailable', async () => {
    await product.stopService('proposals');
    expect((await users()).map(({ proposal_count }) => proposal_count)).toEqual([null]);
    expect((await ana.call('GET', '/api/vitamina/stats')).status).toBe(503);
    await product.startService('proposals');
  });

  test('ends by itself: the user in the same browser stays signed in (attack 125)', async () => {
    const old = ana.cookies.get('acordo_admin') ?? '';
    await ana.call('POST', '/api/vitamina/auth/logout', {});
    expect((await ana.call('GET', '/api/auth/status')).body as unknown).toMatchObject({
      authenticated: true,
    });
    expect((await ana.call('GET', '/api/vitamina/auth/status')).body as unknown).toEqual({
      authenticated: false,
    });
    ana.cookies.set('acordo_admin', old);
    expect((await ana.call('GET', '/api/vitamina/users')).status).toBe(401);
  });
});
