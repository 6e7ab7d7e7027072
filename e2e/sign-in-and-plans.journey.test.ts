import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../scripts/lib/ports.mjs';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../services/identity/test/support/identity-provider.js';
import { signingInAt } from '../services/identity/test/support/google-client.js';
import { Purchase, SELLING, seconds, signatureOf } from '../services/identity/test/support/payment-events.js';
import { startTestProduct, type TestProduct } from '../test/product.js';
import { waitForMail } from './support/outbox.js';

let product: TestProduct;
let provider: IdentityProvider;
beforeAll(async () => {
  const port = await freePort();
  product = await startTestProduct({ ...signingInAt(`http://127.0.0.1:${port}`), ...SELLING });
  // Only now: it wants to know where people are sent back to, and the product asks it when the first one comes.
  provider = await startIdentityProvider(`${product.url}/api/auth/google/callback`, port);
}, 120_000);
afterAll(async () => {
  await provider?.close();
  await product?.stop();
}, 60_000);

/** As a browser goes: keeps cookies, follows nothing by itself. */
class Visitor {
  private readonly jar = new Map<string, string>();

  async go(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(new URL(address, product.url), { redirect: 'manual', headers, ...init });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value) this.jar.set(name, value);
      else this.jar.delete(name);
    }
    return answer;
  }

  async json(address: string): Promise<Record<string, unknown>> {
    return (await this.go(address)).json() as Promise<Record<string, unknown>>;
  }

  cookies(): string[] {
    return [...this.jar.keys()];
  }

  /** Returns the page on which the sign-in ends. */
  async signIn(): Promise<string> {
    const begun = await this.go('/api/auth/google');
    const back = await provider.pass(begun.headers.get('location') ?? '');
    return (await this.go(back.href)).headers.get('location') ?? '';
  }
}

/** As the payment provider's machine sends it. */
const pay = async (purchase: Purchase) => {
  for (const event of purchase.start()) {
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body),
      origin: 'https://pagar.example',
    };
    const answer = await fetch(`${product.url}/api/billing/webhook`, { method: 'POST', body, headers });
    expect([event.type, answer.status]).toEqual([event.type, 200]);
  }
};

/** Over 5 s: the whole product starts. */
describe('through the whole product', () => {
  it('a person comes in through Google, pays, and has the plan at the very next call (D11, D12)', async () => {
    provider.who = { sub: 'caio', email: 'caio@exemplo.com.br', email_verified: true, name: 'Caio Reis' };
    const caio = new Visitor();
    expect(await caio.json('/api/auth/providers')).toEqual({ google: true });
    const landing = await caio.signIn();
    expect(landing).toMatch(
      /^\/auth\?success=true&userId=[0-9a-f-]{36}&userName=Caio\+Reis&provider=google$/,
    );
    expect(caio.cookies()).toEqual(['acordo_sessao']);
    const id = new URL(landing, product.url).searchParams.get('userId') ?? '';
    expect(await caio.json('/api/auth/status')).toMatchObject({
      authenticated: true,
      user: { id, provider: 'google', plano: 'gratuito', email_confirmado: true },
    });
    const limits = () => caio.json(`/api/proposal-limits?userId=${id}`);
    expect(await limits()).toMatchObject({ unlimitedProposals: false });

    await pay(new Purchase(id, seconds()));
    expect(await limits()).toMatchObject({ unlimitedProposals: true });
    expect(await caio.json('/api/billing/plans')).toMatchObject({
      plano: 'mensal',
      assinatura: { plano: 'mensal', estado: 'ativa' },
      checkout: { mensal: expect.stringContaining(`client_reference_id=${id}`), anual: null },
    });
  }, 30_000);

  it('whoever had registered a stranger’s address is out at once, and the owner gets a mail (attack 110)', async () => {
    const squatter = new Visitor();
    const account = { nome: 'X', email: 'dora@exemplo.com.br', password: 'segredo1' };
    const origin = { 'content-type': 'application/json', origin: product.url };
    const post = (path: string) =>
      squatter.go(path, { method: 'POST', headers: origin, body: JSON.stringify(account) });
    await post('/api/auth/register');
    expect((await post('/api/auth/login')).status).toBe(200);
    expect(await squatter.json('/api/auth/status')).toMatchObject({ authenticated: true });

    provider.who = { sub: 'dora', email: 'Dora@exemplo.com.br', email_verified: true, name: 'Dora' };
    expect(await new Visitor().signIn()).toMatch(/success=true/);
    expect(await squatter.json('/api/auth/status')).toEqual({ authenticated: false, user: null });
    expect((await post('/api/auth/login')).status).toBe(401);
    const mail = await waitForMail(product.outboxDir, ({ subject }) => subject?.includes('Google') ?? false);
    expect(mail.text).toContain('A senha e as sessões que existiam antes não valem mais');
    expect(mail.to).toMatchObject({ text: expect.stringContaining('dora@exemplo.com.br') });
  }, 30_000);
});
