/**
 * `npm run admin -- list|create|remove|reset-password|reset-2fa|set-email …` (D32). Works on DATABASE_URL (as identity_app)
 * and REDIS_URL, else on those of the running `npm start`. Needs the compiled services; in containers:
 * `docker compose run --rm identity node services/identity/dist/admin-cli.js list`.
 */
import { embeddedDatabase, embeddedRedis, oneShot } from './lib/embedded.mjs';

process.exitCode = await oneShot('services/identity/dist/admin-cli.js', {
  DATABASE_URL: process.env['DATABASE_URL'] ?? embeddedDatabase('identity_app'),
  REDIS_URL: process.env['REDIS_URL'] ?? embeddedRedis(),
});
