/**
 * Proposals created per second, evidence and outbox committed: over 1,000 owners and for one, at the service and through the gateway.
 * `npm run bench:create [seconds]`
 */
import { randomUUID } from 'node:crypto';
import { compare } from './lib/compare.mjs';
import { withDatabase } from './lib/database.mjs';
import { measure } from './lib/measure.mjs';
import { newProposal } from './lib/proposals.mjs';
import { post } from './lib/requests.mjs';
import { account, unlimited } from './lib/stack.mjs';

const seconds = Number(process.argv[2] ?? 5);
const owners = Array.from({ length: 1_000 }, () => unlimited());

await compare(async ({ url, direct, as, database }) => {
  const { cookie } = await account(url);
  await withDatabase(database.adminUrl, (db) =>
    db.query('UPDATE identity.users SET unlimited_proposals = true'),
  );
  await new Promise((resolve) => setTimeout(resolve, 2_500)); // the session caches rights for at most 2 s (D8)
  const creates = (address, headers) => () =>
    measure({
      url: address,
      seconds,
      status: 201,
      request: () => post('/api/propostas', { ...headers(), 'idempotency-key': randomUUID() }, newProposal),
    });
  let turn = 0;
  const anyOwner = () => owners[turn++ % owners.length];
  return {
    calls: {
      'over 1,000 owners': {
        run: creates(direct, () => as(anyOwner())),
        marks: { rate: 500 },
      },
      'one owner': { run: creates(direct, () => as(owners[0])), marks: { rate: 300 } },
      'through the gateway, one owner': { run: creates(url, () => ({ cookie, origin: url })) },
    },
    ratios: [{ of: 'through the gateway, one owner', to: 'one owner' }],
  };
});
