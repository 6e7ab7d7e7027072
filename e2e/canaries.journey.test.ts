import fs from 'node:fs';
import path from 'node:path';
import {
  CANARY,
  canaryIn,
  hostileBody,
  plantedBody,
  plantedPath,
} from '@acordo/service-kit/testing/canaries';
import type { Call } from '@acordo/contracts/call';
import { expect, test } from './support/journey.js';
import { publicContracts } from '../test/public-calls.js';
import { redisTexts } from '../test/redis-texts.js';
import { startTestProduct, type TestProduct } from '../test/product.js';

const ADMIN = { username: 'diretora@acordo.example', password: `senha ${CANARY}` };
const USER = { nome: CANARY, email: `${CANARY}.dona@exemplo.com.br`, password: `senha ${CANARY}` };
const SERVICES = ['gateway', 'identity', 'proposals', 'admin', 'notifications'];
/** Calls that end what the other calls need. */
const LAST = /logout|DELETE \/api\/auth/;

let product: TestProduct;
test.beforeAll(async () => {
  product = await startTestProduct({
    ADMIN_EMAIL: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'debug',
  });
});
test.afterAll(() => product?.stop());

const send = (method: string, url: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(product.url + url, {
    method,
    redirect: 'manual',
    headers: {
      origin: product.url,
      'user-agent': `${CANARY} {"level":50}`,
      authorization: `Bearer ${CANARY}`,
      'x-request-id': CANARY,
      'x-forwarded-for': CANARY,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });

async function cookieOf(url: string, body: object): Promise<string> {
  const response = await send('POST', url, JSON.stringify(body));
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const payloadsOf = (call: Call): (string | undefined)[] =>
  call.method === 'GET'
    ? [undefined]
    : [plantedBody(call) ?? {}, hostileBody(call)]
        .map((body) => JSON.stringify(body))
        .concat(`{"a": "${CANARY}`);

/** D35, attacks 66, 86: through the gateway, over all services. The services' own tests cover each of them alone. */
test.describe('people’s texts', () => {
  test('appear in no log, no queue and no error response, whoever sends them', async () => {
    await send('POST', '/api/auth/register', JSON.stringify(USER));
    const user = await cookieOf('/api/auth/login', USER);
    const admin = await cookieOf('/api/vitamina/auth/login', ADMIN);
    expect([user, admin].map((cookie) => cookie.includes('='))).toEqual([true, true]);
    const calls = [...(await publicContracts()).values()].toSorted(
      (a, b) => Number(LAST.test(`${a.method} ${a.path}`)) - Number(LAST.test(`${b.method} ${b.path}`)),
    );
    const statuses = new Set<number>();
    const echoes: string[] = [];
    for (const call of calls)
      for (const cookie of [`acordo_sessao=${CANARY}`, user, admin])
        for (const body of payloadsOf(call)) {
          const url = `${plantedPath(call, '')}?q=${CANARY}&cursor=${CANARY}`;
          const response = await send(call.method, url, body, { cookie });
          statuses.add(response.status);
          const text = await response.text();
          if (response.status >= 400 && canaryIn(text))
            echoes.push(`${call.method} ${call.path} ${response.status}: ${text}`);
        }
    expect(echoes).toEqual([]);
    for (const status of [200, 400, 401, 404, 422]) expect(statuses).toContain(status);
    expect(statuses).not.toContain(500);

    const logs = SERVICES.map((name) =>
      fs.readFileSync(path.join(product.dataDir, 'logs', `${name}.log`), 'utf8'),
    );
    for (const log of logs) expect(log.split('\n').length).toBeGreaterThan(5);
    const secrets = [user, admin].flatMap((cookies) =>
      cookies.split('; ').map((pair) => pair.split('=')[1] ?? ''),
    );
    const bad = logs
      .flatMap((log) => log.split('\n'))
      .filter((line) => canaryIn(line) !== null || secrets.some((secret) => secret && line.includes(secret)));
    expect(bad).toEqual([]);
    expect((await redisTexts(product.redisUrl)).filter((text) => canaryIn(text))).toEqual([]);
  });
});
