import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { errorText } from '@acordo/contracts/errors';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sendJson } from './support/fake-service.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

const ID = '5f0d3f5a-61d6-4f8e-8f5a-000000000001';
const LINK = '/api/public/proposal/Ab3_-x7Qw9Zk5LmN0pRsTuVwXyZa12c0/pdf';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const VISIT = { ...BROWSER, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

/** A link to a file is followed by people, and by browsers inside other apps (attack 340). */
describe('a file that does not exist', () => {
  let gateway: Gateway;
  beforeEach(async () => {
    gateway = await startGateway({ LIMIT_PDFS_PER_MINUTE: '1' });
    gateway.proposals.respond = (_request, response) => {
      const { status, ...texts } = errorText('RECORD_IN_VERIFICATION');
      sendJson(response, status, { ...texts, code: 'RECORD_IN_VERIFICATION', requestId: 'r-1' });
    };
  });
  afterEach(() => gateway.close());
  /** With `http`, since `fetch` marks itself as no navigation. */
  const open = async (path: string, headers: Record<string, string> = VISIT) => {
    const [response] = (await once(get(gateway.url + path, { headers }), 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };

  it.each([
    ['a browser', VISIT],
    ['a browser inside an app, which says less', BROWSER],
  ])('is shown to %s as a page with the service’s message and a link back', async (_who, headers) => {
    const response = await open(LINK, headers);
    const html = response.body;
    expect([response.status, response.headers['content-type']]).toEqual([
      errorText('RECORD_IN_VERIFICATION').status,
      'text/html; charset=utf-8',
    ]);
    expect(html).toContain(`<p>${errorText('RECORD_IN_VERIFICATION').message}</p>`);
    expect(html).toContain('href="/public/proposal/Ab3_-x7Qw9Zk5LmN0pRsTuVwXyZa12c0"');
    expect(response.headers['content-security-policy']).toMatch(/style-src 'sha256-/);
    expect(response.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('gets the gateway’s own message if the gateway refuses, with the time to wait', async () => {
    await open(LINK);
    const response = await open(LINK);
    expect([response.status, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(response.body).toContain('<h1>Não foi possível baixar o arquivo</h1>');
  });

  it('leads to the owner’s page, and to the account', async () => {
    expect((await open(`/api/propostas/${ID}/pdf`)).body).toContain(`href="/view/${ID}"`);
    expect((await open('/api/auth/export')).body).toContain('href="/conta"');
  });

  it('leads to another page if the file’s page does not exist either', async () => {
    gateway.proposals.respond = (_request, response) => {
      const { status, ...texts } = errorText('PROPOSAL_NOT_FOUND');
      sendJson(response, status, { ...texts, code: 'PROPOSAL_NOT_FOUND', requestId: 'r-1' });
    };
    expect((await open(LINK)).body).toContain('<a href="/">Ir para a página inicial</a>');
    const cookie = `acordo_sessao=${gateway.identity.logIn()}`;
    const own = await open(`/api/propostas/${ID}/pdf`, { ...VISIT, cookie });
    expect(own.body).toContain('<a href="/dashboard">Ver minhas propostas</a>');
  });

  it('looks like the product, and its wordmark links to the home page', async () => {
    const { body } = await open(LINK);
    expect(body).toMatch(
      /<header><a href="\/" aria-label="Acordo, página inicial" translate="no">Acordo<svg/,
    );
    expect(body).toContain('prefers-color-scheme:dark');
  });

  it('escapes all input in the page', async () => {
    const html = (await open('/api/public/proposal/%22%3E%3Cscript%3E/pdf')).body;
    expect(html).toContain('<main>');
    expect(html).not.toContain('<script');
  });

  it.each([
    ['a program', { accept: '*/*' }],
    ['our own page', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['a script that asks for a page', { ...BROWSER, 'sec-fetch-mode': 'cors' }],
  ])('is JSON for %s', async (_who, headers) => {
    const response = await open(LINK, headers);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(response.body)).toMatchObject({ code: 'RECORD_IN_VERIFICATION' });
  });

  it('is JSON as usual for calls that are no files', async () => {
    const response = await open('/api/propostas');
    expect([response.status, JSON.parse(response.body)]).toMatchObject([401, { code: 'NOT_AUTHENTICATED' }]);
  });
});
