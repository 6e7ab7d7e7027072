import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { CALLER_HEADER } from '../../packages/contracts/dist/internal/caller.js';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startProduct } from '../../scripts/lib/product.mjs';
import { token, unlimitedUser } from '../../services/proposals/test/support/tokens.ts';
import { emptyDataDir } from '../../test/data-dir.mjs';
import { ask, post } from './requests.mjs';

/** Raised only here: otherwise the limits of D48 would be measured instead of the product. */
const NO_LIMIT = '100000000';
const RAISED = {
  LIMIT_PUBLIC_READS_PER_MINUTE: NO_LIMIT,
  LIMIT_DECISIONS_PER_MINUTE: NO_LIMIT,
  LIMIT_GUESSES_PER_MINUTE: NO_LIMIT,
  LIMIT_WRITES_PER_MINUTE: NO_LIMIT,
  LIMIT_LOGOS_PER_MINUTE: NO_LIMIT,
};

/**
 * The whole product in a folder of its own, with a durable database (fsync on), for as long as `work` runs.
 * @template T
 * @param {(stack: Stack) => Promise<T>} work
 * @param {Record<string, string>} [settings] of the services, for what is measured
 * @typedef {Awaited<ReturnType<typeof startProduct>> & { direct: string, as: (claims?: object) => Record<string, string> }} Stack
 *   `direct` is the address of the service of proposals
 */
export async function withStack(work, settings = {}) {
  const changed = { ...RAISED, ...settings };
  const dataDir = emptyDataDir();
  const product = await startProduct({
    dataDir,
    port: await freePort(),
    env: { NODE_ENV: 'test', LOG_LEVEL: 'warn', ...changed },
    log: (text) => process.stderr.write(`${text}\n`),
  });
  const key = Buffer.from(product.secrets.internalKeys.proposals, 'base64url');
  try {
    console.log(`settings   ${JSON.stringify(changed)}`);
    return await work({
      ...product,
      direct: `http://127.0.0.1:${product.ports.proposals}`,
      // As the gateway would vouch for it. A token lives 30 s, so it is signed anew for each round.
      as: (claims = {}) => ({ [CALLER_HEADER]: token(claims, new Date(), key) }),
    });
  } finally {
    await product.stop();
    for (const folder of [product.postgresDir, dataDir]) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Claims of a user without limits; `id` as in the rows. */
export const unlimited = (id = randomUUID()) => ({ ...unlimitedUser(), sub: id });

/** Registers and logs in through the gateway. Returns the cookie of the session, and the user. */
export async function account(url) {
  const who = { nome: 'Bench', email: `bench-${randomUUID()}@exemplo.com.br`, password: 'senha-boa' };
  const { body } = await ask(url, post('/api/auth/register', { origin: url }, who));
  const { headers } = await ask(url, post('/api/auth/login', { origin: url }, who));
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { ...who, cookie, id: body.user.id };
}
