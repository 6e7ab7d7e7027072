import { randomUUID } from 'node:crypto';
import { CALLER_HEADER } from '../../packages/contracts/dist/internal/caller.js';
import { ApiClient } from '../../scripts/lib/api-client.mjs';
import { startOwnProduct } from '../../scripts/lib/own-product.mjs';
import { token, unlimitedUser } from '../../services/proposals/test/support/tokens.ts';

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
 * @param {(stack: Stack) => Promise<void>} work
 * @param {Record<string, string>} [settings] of the services, for what is measured
 *
 * @typedef {Awaited<ReturnType<typeof startOwnProduct>> & { direct: string, as: (claims?: object) => Record<string, string> }} Stack
 *   `direct` is the address of the service of proposals
 */
export async function withStack(work, settings = {}) {
  const changed = { ...RAISED, ...settings };
  await using product = await startOwnProduct({
    env: { NODE_ENV: 'test', LOG_LEVEL: 'warn', ...changed },
    log: (text) => process.stderr.write(`${text}\n`),
  });
  const key = Buffer.from(product.secrets.internalKeys.proposals, 'base64url');
  console.log(`settings   ${JSON.stringify(changed)}`);
  return await work({
    ...product,
    direct: `http://127.0.0.1:${product.ports.proposals}`,
    // As the gateway would sign it. A token lives 30 s, so each round signs a new one.
    as: (claims = {}) => ({ [CALLER_HEADER]: token(claims, new Date(), key) }),
  });
}

/** Claims of a user without limits; `id` as in the rows. */
export const unlimited = (id = randomUUID()) => ({ ...unlimitedUser(), sub: id });

/** Registers and logs in through the gateway. Returns the cookie of the session, and the user. */
export async function account(url) {
  const who = { nome: 'Bench', email: `bench-${randomUUID()}@exemplo.com.br`, password: 'senha-boa' };
  const client = new ApiClient(url);
  const { user } = await client.ask('POST', '/api/auth/register', who);
  await client.ask('POST', '/api/auth/login', who);
  return { client, cookie: client.cookies, id: user.id };
}
