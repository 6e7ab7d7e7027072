/**
 * `npm run reseal`: encrypts what older keys of DATA_KEY and LINK_KEY encrypted with the first ones (docs/decisions/0022);
 * `npm run reseal -- --check` only counts and ends with 0 once older keys may be removed. Works on the running `npm start`. Needs the
 * compiled services; in containers: `docker compose run --rm identity node services/identity/dist/reseal.js`, and the same of
 * proposals.
 */
import { embeddedDatabase, embeddedKeys, oneShot } from './lib/embedded.mjs';

const args = process.argv.slice(2);
const { dataKey, linkKey } = embeddedKeys();
const identity = await oneShot('services/identity/dist/reseal.js', args, {
  DATABASE_URL: embeddedDatabase('identity_app'),
  DATA_KEY: dataKey,
});
// 2: it could not start, for a reason that applies to the other one as well.
if (identity === 2) process.exit(2);
const proposals = await oneShot('services/proposals/dist/reseal.js', args, {
  DATABASE_URL: embeddedDatabase('proposals_app'),
  LINK_KEY: linkKey,
});
process.exit(Math.max(identity, proposals));
