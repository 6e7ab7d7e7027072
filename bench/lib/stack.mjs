import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLER_HEADER } from '../../packages/contracts/dist/internal/caller.js';
import { signToken } from '../../packages/service-kit/dist/caller/token.js';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startProduct } from '../../scripts/lib/product.mjs';

/** D48's limits would answer instead of the product; they are raised here and nowhere else. */
const RAISED = {
  LIMIT_PUBLIC_READS_PER_MINUTE: '100000000',
  LIMIT_DECISIONS_PER_MINUTE: '100000000',
  LIMIT_GUESSES_PER_MINUTE: '100000000',
  LIMIT_WRITES_PER_MINUTE: '100000000',
  LIMIT_LOGOS_PER_MINUTE: '100000000',
};

/**
 * The whole product in a folder of its own, with a durable database (fsync on), for as long as `work` runs.
 * @template T
 * @param {(stack: Stack) => Promise<T>} work
 * @param {Record<string, string>} [settings] of the services, for what is measured
 * @typedef {Awaited<ReturnType<typeof startProduct>> & { direct: string, as: (claims?: object) => Record<string, string> }} Stack
 */
export async function withStack(work, settings = {}) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-bench-'));
  fs.chmodSync(dataDir, 0o711); // Postgres runs as another user when we are root
  const product = await startProduct({
    dataDir,
    port: await freePort(),
    env: { NODE_ENV: 'test', LOG_LEVEL: 'warn', ...RAISED, ...settings },
    log: (text) => process.stderr.write(`${text}\n`),
  });
  const key = Buffer.from(product.secrets.internalKeys.proposals, 'base64url');
  try {
    console.log(`limits raised: ${JSON.stringify({ ...RAISED, ...settings })}`);
    const stack = { ...product, direct: `http://127.0.0.1:${product.ports.proposals}`, as: caller(key) };
    return await work(stack);
  } finally {
    await product.stop();
    fs.rmSync(product.postgresDir, { recursive: true, force: true });
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Headers of a call that the gateway would have vouched for; a token lives 30 s, so ask anew for each round. */
const caller =
  (key) =>
  (claims = {}) => ({
    [CALLER_HEADER]: signToken(
      {
        iss: 'gateway',
        aud: 'proposals',
        kind: 'anonymous',
        sub: '',
        sid: '',
        rights: null,
        ip: '127.0.0.1',
        port: 1,
        ua: 'bench',
        rid: randomUUID(),
        ...claims,
      },
      key,
      new Date(),
    ),
  });

/** Claims of a user without limits; `id` as in the rows. */
export const unlimited = (id = randomUUID()) => ({
  kind: 'user',
  sub: id,
  sid: randomUUID(),
  rights: { plano: 'anual', unlimited: true, admin: false },
});

/** Registers and logs in through the gateway. Returns the session's cookie and the user's id. */
export async function account(url, name = 'bench') {
  const body = { nome: 'Bench', email: `${name}-${randomUUID()}@exemplo.com.br`, password: 'senha-boa' };
  const headers = { 'content-type': 'application/json', origin: url };
  const post = (route) =>
    fetch(url + route, { method: 'POST', headers, body: JSON.stringify(body) }).then((answer) => {
      if (!answer.ok) throw new Error(`${route}: ${answer.status}`);
      return answer;
    });
  const { user } = await (await post('/api/auth/register')).json();
  const login = await post('/api/auth/login');
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, id: user.id, email: body.email };
}
