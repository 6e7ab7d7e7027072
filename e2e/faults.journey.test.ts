import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/journey.js';
import { startTestProduct, type TestProduct } from '../test/product.js';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { rowsOf } from '../scripts/lib/database.mjs';
import { confirmAddress, mailsIn, waitForMail } from './support/outbox.js';

const SERVICES = ['gateway', 'identity', 'proposals', 'admin', 'notifications'] as const;

let product: TestProduct;
/** The output for the person who started it. */
const said: string[] = [];
test.beforeAll(async () => {
  product = await startTestProduct({}, { log: (text) => void said.push(text) });
});
test.afterAll(async () => {
  await product?.stop();
});

async function sharedProposal() {
  const owner = new ApiClient(product.url);
  const email = `dono-${randomBytes(4).toString('hex')}@exemplo.com.br`;
  await owner.call('POST', '/api/auth/register', { nome: 'Dono', email, password: 'senha-boa' });
  await owner.call('POST', '/api/auth/login', { email, password: 'senha-boa' });
  await confirmAddress(product, email);
  const created = await owner.call('POST', '/api/propostas', {
    cliente_nome: 'Padaria',
    tipo_site: 'landing',
    valor_total: 4500,
  });
  const link = await owner.call('POST', `/api/propostas/${String(created.body['id'])}/generate-link`, {});
  return { owner, email, token: String(link.body['publicToken']) };
}

const signature = { nome: 'José Ribeiro', email: 'jose@padaria.com.br', confirmacao: true };
const sign = (token: string) =>
  new ApiClient(product.url).call('POST', `/api/propostas/${token}/assinatura`, signature);
/** Besides the email that asks to confirm the address (D10). */
const signedMailTo = (email: string) => (mail: { to?: unknown; subject?: string | undefined }) =>
  JSON.stringify(mail.to ?? '').includes(email) && /assinada/i.test(mail.subject ?? '');

/** Faults of the parts that send emails (attacks 162, 165): over 5 s because parts are really stopped. */
test.describe('what must survive a fault', () => {
  test('signing works while Redis is down, and the email is sent when it is back', async () => {
    const { email, token } = await sharedProposal();
    await product.stopRedis();
    expect(await sign(token)).toMatchObject({ status: 200, body: { success: true } });
    expect((await mailsIn(product.outboxDir)).some(signedMailTo(email))).toBe(false);
    await product.startRedis();
    await waitForMail(product.outboxDir, signedMailTo(email), 60);
  });

  test('a cookie replayed right after logout is 401', async () => {
    const { owner } = await sharedProposal();
    expect((await owner.call('GET', '/api/proposal-limits')).status).toBe(200);
    expect((await owner.call('POST', '/api/auth/logout', {})).status).toBe(204);
    const replay = await owner.call('GET', '/api/proposal-limits');
    expect(replay).toMatchObject({ status: 401, body: { code: 'NOT_AUTHENTICATED' } });
  });

  test('closing an account ends its unsigned links while Redis is down and proposals receives no event (attack 220)', async () => {
    const { owner, email, token } = await sharedProposal();
    const { token: signedToken } = await sharedProposal();
    expect((await sign(signedToken)).status).toBe(200);
    const visitor = new ApiClient(product.url);
    const read = (of: string) => visitor.call('GET', `/api/public/proposal/${of}`);
    expect((await read(token)).status).toBe(200);
    await product.stopRedis();
    try {
      const closed = await owner.call('DELETE', '/api/auth/account', { password: 'senha-boa' });
      expect(closed.status).toBe(204);
      // At once, one after the other: no event can arrive.
      const responses = [
        await sign(token),
        await read(token),
        await visitor.call('POST', `/api/propostas/${token}/rejeitar`, { motivo: 'Caro' }),
        await visitor.call('POST', `/api/public/proposal/${token}/view`, {}),
        await visitor.call('GET', `/api/public/proposal/${token}/pdf`),
      ];
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await fetch(`${product.url}/public/proposal/${token}`)).status).toBe(404);
      expect((await owner.call('GET', '/api/proposal-limits')).status).toBe(401);
      expect(
        await rowsOf(
          product,
          `SELECT (SELECT count(*)::int FROM proposals.account_closures) AS heard, p.status, p.vistas,
             (SELECT count(*)::int FROM proposals.decisions d WHERE d.proposal_id = p.id) AS decisions
           FROM proposals.proposals p JOIN identity.users u ON u.id = p.user_id WHERE u.email = '${email}'`,
        ),
      ).toEqual([{ heard: 0, status: 'enviado', vistas: 0, decisions: 0 }]);
      expect((await read(signedToken)).status).toBe(200);
    } finally {
      await product.startRedis();
    }
    expect((await read(token)).status).toBe(404);
  });

  test('a killed notifications service sends the emails of signatures made meanwhile, once it is back', async () => {
    const { email, token } = await sharedProposal();
    await product.stopService('notifications');
    expect((await sign(token)).status).toBe(200);
    await product.startService('notifications');
    await waitForMail(product.outboxDir, signedMailTo(email), 60);
  });

  for (const name of SERVICES) {
    test(`${name} ends with status 0 on SIGTERM (attack 186)`, async () => {
      said.length = 0;
      process.kill(product.pidOf(name) ?? 0, 'SIGTERM');
      await expect.poll(() => said.length, { timeout: 60_000 }).toBeGreaterThan(0);
      expect(said.join()).toContain(`${name} encerrou sozinho (código 0)`);
    });
  }

  test('and every line that a service has written is JSON, without a warning (D35, attack 187)', () => {
    for (const name of SERVICES) {
      const lines = readFileSync(path.join(product.dataDir, 'logs', `${name}.log`), 'utf8').split('\n');
      expect(lines.length).toBeGreaterThan(2);
      const told = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as { msg?: string });
      expect([name, told.filter(({ msg }) => msg === 'warning')]).toEqual([name, []]);
    }
  });
});
