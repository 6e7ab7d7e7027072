import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ErrorCode, errorText } from '@acordo/contracts/errors';
import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sendJson } from './support/fake-service.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // many pages; seconds only where the machine is busy

const WEB_DIST = path.resolve(import.meta.dirname, '../../../web/dist');
const { id: TOKEN } = publicProposalFixture;
const PAGE = `/public/proposal/${TOKEN}`;
const CALL = `/api/public/proposal/${TOKEN}/novo-link`;
/** The headers of a form on a page with `Referrer-Policy: no-referrer`. */
const OURS = { origin: 'null', 'sec-fetch-site': 'same-origin' };
const BUTTON = '>Pedir novo link<';
const COMPANY = 'Estúdio <b>Lume</b>';

describe('the form of an expired link (P118, attack 396)', () => {
  let gateway: Gateway;
  beforeAll(() => {
    if (!existsSync(path.join(WEB_DIST, 'server/render.mjs')))
      throw new Error('build the web app first: npm run build -w web');
  });
  const start = async (settings: Record<string, string> = {}) => {
    gateway = await startGateway({ WEB_DIST, ...settings });
    respond();
  };
  beforeEach(() => start());
  afterEach(() => gateway.close());

  const bodyOf = (code: ErrorCode, more: object = {}) => {
    const { error, message } = errorText(code);
    return { error, message, code, requestId: 'r-1', ...more };
  };
  /** The link has expired; a request gets this. */
  function respond(asked: ErrorCode | 'ok' = 'ok') {
    gateway.proposals.respond = ({ method }, response) => {
      if (method === 'GET')
        return sendJson(response, 410, bodyOf('LINK_EXPIRED', { novo_link: { empresa: COMPANY } }));
      if (asked === 'ok') return sendJson(response, 200, { success: true });
      return sendJson(response, errorText(asked).status, bodyOf(asked));
    };
  }
  const open = async (address = PAGE) => {
    const response = await fetch(gateway.url + address, { redirect: 'manual' });
    return { status: response.status, html: await response.text() };
  };
  const post = async (headers: Record<string, string> = OURS) => {
    const response = await fetch(`${gateway.url}${PAGE}?responder=novo-link`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: '',
    });
    return { status: response.status, to: response.headers.get('location'), html: await response.text() };
  };
  const asked = () => gateway.proposals.seen.filter(({ method }) => method === 'POST');

  it('is in the page, which names the company, as text', async () => {
    const { status, html } = await open();
    expect(status).toBe(410);
    expect(html).toContain(BUTTON);
    expect(html).toContain('action="?responder=novo-link#problema"');
    expect(html).toContain('Estúdio &lt;b&gt;Lume&lt;/b&gt;');
    expect(html).not.toContain(COMPANY.slice(8));
  });

  it('is not in the page of an unknown link', async () => {
    gateway.proposals.respond = (_request, response) => sendJson(response, 404, bodyOf('LINK_NOT_FOUND'));
    expect((await open()).html).not.toContain(BUTTON);
  });

  it('makes the call that scripts make, and leads to a page that says what happens', async () => {
    const { status, to } = await post();
    expect([status, to]).toEqual([303, `${PAGE}?pedido=enviado#problema`]);
    expect(asked().map(({ url, body }) => [url, body])).toEqual([[CALL, '{}']]);
    const { status: then, html } = await open(`${PAGE}?pedido=enviado`);
    expect(then).toBe(410);
    expect(html).toContain('Pedido enviado.');
    expect(html).toContain('Estúdio &lt;b&gt;Lume&lt;/b&gt; recebe um aviso e pode mandar um novo link.');
    expect(html).not.toContain(BUTTON);
    expect(html).not.toContain('<script type="module"');
  });

  it('shows a refusal, and can be sent again', async () => {
    respond('UNAVAILABLE');
    const { status, html } = await post();
    expect(status).toBe(503);
    expect(html).toContain('Não foi possível enviar o pedido. Tente novamente.');
    expect(html).toContain(BUTTON);
  });

  it('shows that the link is no longer known', async () => {
    gateway.proposals.respond = (_request, response) => sendJson(response, 404, bodyOf('LINK_NOT_FOUND'));
    const { status, html } = await post();
    expect(status).toBe(404);
    expect(html).toContain('Este link não vale mais, e o pedido não foi enviado.');
    expect(html).not.toContain(BUTTON);
  });

  it('leads to the proposal where the link is valid', async () => {
    gateway.proposals.respond = ({ method }, response) =>
      method === 'POST'
        ? sendJson(response, 409, bodyOf('STATE_CONFLICT'))
        : sendJson(response, 200, publicProposalFixture);
    const { status, html } = await post();
    expect([status, html.includes('Valor Total do Projeto')]).toEqual([200, true]);
    expect((await open(`${PAGE}?pedido=enviado`)).html).not.toContain('Pedido enviado.');
  });

  it.each([
    ['another site', { origin: 'https://golpe.example' }],
    ['a sandboxed page of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('is refused from %s (attack 101)', async (_what, headers) => {
    expect((await post(headers)).status).toBe(403);
    const { status } = await fetch(gateway.url + CALL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
    expect([status, asked()]).toEqual([403, []]);
  });

  it('counts together with the calls of scripts, by link and address (D48)', async () => {
    await gateway.close();
    await start({ LIMIT_DECISIONS_PER_MINUTE: '2' });
    const call = () =>
      fetch(gateway.url + CALL, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    expect([(await call()).status, (await post()).status]).toEqual([200, 303]);
    const { status, html } = await post();
    expect(status).toBe(429);
    expect(html).toContain(errorText('TOO_MANY').message);
    expect((await call()).status).toBe(429);
    expect(asked()).toHaveLength(2);
  });
});
