/**
 * `npm run reseal`: encrypts what older keys of DATA_KEY and LINK_KEY encrypted with the first ones (docs/decisions/0022);
 * `npm run reseal -- --check` only counts and ends with 0 once older keys may be removed. Works on the running `npm start`. Needs the
 * compiled services; in containers: `docker compose run --rm identity node services/identity/dist/reseal.js`, and the same of
 * proposals.
 */
import { embeddedDatabase, oneShot, secrets } from './lib/embedded.mjs';

const identity = await oneShot('services/identity/dist/reseal.js', {
  DATABASE_URL: embeddedDatabase('identity_app'),
  DATA_KEY: secrets.dataKey,
});
// 2: it could not start, for a reason that applies to the other one as well.
if (identity === 2) process.exit(2);
const proposals = await oneShot('services/proposals/dist/reseal.js', {
  DATABASE_URL: embeddedDatabase('proposals_app'),
  LINK_KEY: secrets.linkKey,
});
process.exit(Math.max(identity, proposals));
