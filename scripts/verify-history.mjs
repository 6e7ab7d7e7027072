/**
 * `npm run verify-history`: recomputes every proposal's history (D19), compares every decision with it and ends with 1
 * if anything differs. Reads DATABASE_URL (as proposals_app), else the database of the running `npm start`.
 * Needs the compiled services; in containers: `docker compose run --rm proposals node services/proposals/dist/verify-history.js`.
 */
import { embeddedDatabase, oneShot } from './lib/embedded.mjs';

process.exitCode = await oneShot('services/proposals/dist/verify-history.js', {
  DATABASE_URL: process.env['DATABASE_URL'] ?? embeddedDatabase('proposals_app'),
});
