import {
  claimTestFolder,
  startTestPostgres,
  startTestRedis,
  testPasswords,
} from '../scripts/lib/test-servers.mjs';
import { dropDatabase, makeTemplate, removeOldTestDatabases } from '../scripts/lib/test-template.mjs';

/** @type {(() => Promise<void> | void)[]} what the teardown undoes, last first */
const undo = [];

export async function undoSetup() {
  for (const step of undo.splice(0).reverse()) await step();
}

/**
 * Real Postgres and Redis for the tests of the services; the workers get their URLs as environment variables. A Postgres given from
 * outside (the container suite's) is shared with others, so the template gets a name of its own there; on ours the leftovers of
 * killed runs go.
 */
export default async function globalSetup() {
  try {
    const { folder, release } = await claimTestFolder();
    undo.push(release);
    const given = process.env['ACORDO_TEST_PG_ADMIN_URL'];
    const [ours, redis] = await Promise.all([
      given ? undefined : startTestPostgres(folder),
      startTestRedis(folder),
    ]);
    undo.push(redis.stop, ours?.stop ?? (() => {}));
    const adminUrl = given ?? ours?.adminUrl ?? '';
    const template = given ? `acordo_template_${process.pid}` : 'acordo_template';
    if (given) undo.push(() => dropDatabase(adminUrl, template));
    else await removeOldTestDatabases(adminUrl);
    const passwords = testPasswords(adminUrl);
    await makeTemplate({ adminUrl, name: template, passwords });
    Object.assign(process.env, {
      ACORDO_TEST_PG_ADMIN_URL: adminUrl,
      ACORDO_TEST_REDIS_URL: redis.url,
      ACORDO_TEST_TEMPLATE: template,
      ACORDO_TEST_PASSWORDS: JSON.stringify(passwords),
    });
  } catch (error) {
    await undoSetup();
    throw error;
  }
}
