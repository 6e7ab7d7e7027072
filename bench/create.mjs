/**
 * Creates a second, evidence and outbox committed: over 1,000 owners and for one, at the service and through the gateway.
 * `node bench/create.mjs [seconds]`
 */
import { randomUUID } from 'node:crypto';
import { withCost } from './lib/cost.mjs';
import { withDatabase } from './lib/database.mjs';
import { each, middle, print, ratio, ratioOfCosts } from './lib/measure.mjs';
import { newProposal, post } from './lib/proposal.mjs';
import { account, unlimited, withStack } from './lib/stack.mjs';
import { printYardstick } from './lib/yardstick.mjs';

const seconds = Number(process.argv[2] ?? 5);
const ROUNDS = 3;

await withStack(async (stack) => {
  await printYardstick({ adminUrl: stack.database.adminUrl, folder: stack.dataDir });
  const { cookie } = await account(stack.url);
  const owners = Array.from({ length: 1_000 }, () => unlimited(randomUUID()));
  const key = () => ({ 'idempotency-key': randomUUID() });
  const from = (claims) => post('/api/propostas', { ...stack.as(claims), ...key() }, newProposal);
  const measured = (round) => withCost(stack, () => each({ status: 201, seconds, ...round }));
  const direct = (next) => measured({ url: stack.direct, next });
  const throughGateway = () =>
    measured({
      url: stack.url,
      next: () => post('/api/propostas', { cookie, origin: stack.url, ...key() }, newProposal),
    });
  await grant(stack, cookie);
  const rounds = { many: [], one: [], gateway: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.many.push(await direct((i) => from(owners[i % owners.length])));
    rounds.one.push(await direct(() => from(owners[0])));
    rounds.gateway.push(await throughGateway());
  }
  const [many, one, gateway] = [rounds.many, rounds.one, rounds.gateway].map(middle);
  print('create over 1,000 owners', many, 500);
  print('create for one owner', one, 300);
  print('create for one through the gateway', gateway);
  ratio('gateway : direct (one owner)', gateway.rate / one.rate);
  ratioOfCosts('gateway : direct (one owner)', gateway, one);
});

/** The account that logged in may create without limit, as an administrator's switch would say. */
async function grant({ database, url }, cookie) {
  await withDatabase(database.adminUrl, (db) =>
    db.query('UPDATE identity.users SET unlimited_proposals = true'),
  );
  await new Promise((resolve) => setTimeout(resolve, 2_500)); // rights ride in the session for at most 2 s (D8)
  const answer = await fetch(`${url}/api/auth/status`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`status: ${answer.status}`);
}
