import { existsSync } from 'node:fs';
import path from 'node:path';
import { errorText } from '@acordo/contracts/errors';
import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sendJson } from './support/fake-service.js';
import { readPage } from './support/read-page.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

const WEB_DIST = path.resolve(import.meta.dirname, '../../../web/dist');
const TOKEN = 'Ab3_-x7Qw9Zk5LmN0pRsTuVwXyZa12c-';
const CUT = TOKEN.slice(0, -1);
const PAGE = '/public/proposal/';
const shown = { ...publicProposalFixture, id: TOKEN };

/** Links as chats change them (attacks 271, 272). The service finds the link by its token, and by the token without its end. */
describe('a damaged link', () => {
  let gateway: Gateway;
  beforeAll(() => {
    if (!existsSync(path.join(WEB_DIST, 'server/render.mjs')))
      throw new Error('build the web app first: npm run build -w web');
  });
  const start = async (limits: Record<string, string> = {}) => {
    gateway = await startGateway({ WEB_DIST, LIMIT_PUBLIC_READS_PER_MINUTE: '1000', ...limits });
    gateway.proposals.respond = ({ url }, response) => {
      if ([TOKEN, CUT].some((token) => url === `/api${PAGE}${token}`)) return sendJson(response, 200, shown);
      const { status, ...texts } = errorText('LINK_NOT_FOUND');
      return sendJson(response, status, { ...texts, code: 'LINK_NOT_FOUND', requestId: 'r-1' });
    };
  };
  beforeEach(() => start());
  afterEach(() => gateway.close());
  const open = (address: string, method = 'GET') =>
    fetch(gateway.url + address, { method, redirect: 'manual', headers: { accept: 'text/html' } });

  it.each([
    ['a full stop', `${TOKEN}.`],
    ['a bracket and a full stop', `${TOKEN}).`],
    ['an asterisk', `${TOKEN}*`],
    ['a comma', `${TOKEN},`],
    ['a semicolon', `${TOKEN};`],
    ['a quotation mark', `${TOKEN}%22`],
    ['an angle bracket', `${TOKEN}%3E`],
    ['a zero-width space', `${TOKEN}%E2%80%8B`],
    ['a zero-width space encoded twice', `${TOKEN}%25E2%2580%258B`],
    ['its end cut off', CUT],
    ['its end cut off and a bracket', `${CUT})`],
  ])('%s: the page redirects to the link’s own address, the data call returns it', async (_what, damaged) => {
    const response = await open(PAGE + damaged);
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
      302,
      PAGE + TOKEN,
      '',
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await open(PAGE + damaged, 'HEAD')).headers.get('location')).toBe(PAGE + TOKEN);

    const followed = await fetch(gateway.url + PAGE + damaged);
    expect([followed.status, followed.url]).toEqual([200, gateway.url + PAGE + TOKEN]);
    expect(readPage(await followed.text()).metas.get('og:url')).toBe(`http://acordo.example${PAGE}${TOKEN}`);

    const data = await fetch(`${gateway.url}/api${PAGE}${damaged}`);
    expect([data.status, await data.json()]).toEqual([200, shown]);
  });

  it('is rendered at once if the token is intact, in any spelling', async () => {
    for (const address of [
      PAGE + TOKEN,
      `${PAGE}${TOKEN}/`,
      `${PAGE}${TOKEN}?utm=1`,
      `${PAGE}${TOKEN.replace('-', '%2D')}`,
    ])
      expect([address, (await open(address)).status]).toEqual([address, 200]);
  });

  it.each(['/pdf', '/preview.png', '/view'])('opens nothing else: %s', async (rest) => {
    const method = rest === '/view' ? 'POST' : 'GET';
    const response = await fetch(`${gateway.url}/api${PAGE}${TOKEN}.${rest}`, { method });
    expect([response.status, gateway.proposals.seen.length]).toEqual([404, 0]);
  });

  it('that does not exist is one call and one guess (attacks 188, 272)', async () => {
    await gateway.close();
    await start({ LIMIT_GUESSES_PER_MINUTE: '2' });
    for (let round = 0; round < 4; round += 1) expect((await open(`${PAGE}${CUT})`)).status).toBe(302);
    const nowhere = `${PAGE}${TOKEN.slice(1)}a).`;
    const before = gateway.proposals.seen.length;
    const statuses = [
      (await open(nowhere)).status,
      (await open(nowhere)).status,
      (await open(nowhere)).status,
    ];
    expect([statuses, gateway.proposals.seen.length - before]).toEqual([[404, 404, 429], 2]);
  });
});
