import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestProduct, type TestProduct } from '../test/product.js';
import { ApiClient } from './support/api-client.js';
import { mailsIn, waitForMail } from './support/outbox.js';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(async () => {
  await product?.stop();
}, 60_000);

async function sharedProposal() {
  const owner = new ApiClient(product.url);
  const email = `dono-${randomBytes(4).toString('hex')}@exemplo.com.br`;
  await owner.call('POST', '/api/auth/register', { nome: 'Dono', email, password: 'senha-boa' });
  await owner.call('POST', '/api/auth/login', { email, password: 'senha-boa' });
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
/** Beside the one that asks to confirm the address (D10). */
const signedMailTo = (email: string) => (mail: { to?: unknown; subject?: string | undefined }) =>
  JSON.stringify(mail.to ?? '').includes(email) && /assinada/i.test(mail.subject ?? '');

/** Faults of the parts that e-mails travel through (attacks 162, 165): over 5 s because parts are stopped for real. */
describe('what a fault may not lose', () => {
  it('signing answers while Redis is away, and the e-mail goes out when it is back', async () => {
    const { email, token } = await sharedProposal();
    await product.stopRedis();
    expect(await sign(token)).toMatchObject({ status: 200, body: { success: true } });
    expect((await mailsIn(product.outboxDir)).some(signedMailTo(email))).toBe(false);
    await product.startRedis();
    await waitForMail(product.outboxDir, signedMailTo(email), 60);
  }, 120_000);

  it('a cookie replayed right after logout is 401', async () => {
    const { owner } = await sharedProposal();
    expect((await owner.call('GET', '/api/proposal-limits')).status).toBe(200);
    expect((await owner.call('POST', '/api/auth/logout', {})).status).toBe(204);
    const replay = await owner.call('GET', '/api/proposal-limits');
    expect(replay).toMatchObject({ status: 401, body: { code: 'NOT_AUTHENTICATED' } });
  });

  it('a killed notifications service sends what was signed meanwhile, once it is back', async () => {
    const { email, token } = await sharedProposal();
    await product.stopService('notifications');
    expect((await sign(token)).status).toBe(200);
    await product.startService('notifications');
    await waitForMail(product.outboxDir, signedMailTo(email), 60);
  }, 120_000);
});
