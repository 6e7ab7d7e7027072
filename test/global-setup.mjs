import {
  claimTestFolder,
  startTestPostgres,
  startTestRedis,
  testPasswords,
} from '../scripts/lib/test-servers.mjs';
import { dropDatabase, makeTemplate, removeOldTestDatabases } from '../scripts/lib/test-template.mjs';

/** @type {(() => Promise<void> | void)[]} what the teardown undoes, last first */
const undo = [];

/**
 * A server given from outside (the container suite's) is shared with others, so the template gets a unique
 * name there; on our own the leftovers of killed runs are removed.
 * @param {() => Promise<string>} folder
 */
async function postgres(folder) {
  const given = process.env['ACORDO_TEST_PG_ADMIN_URL'];
  if (given) return { adminUrl: given, template: `acordo_template_${process.pid}` };
  const server = await startTestPostgres(await folder());
  undo.push(server.stop);
  await removeOldTestDatabases(server.adminUrl);
  return { adminUrl: server.adminUrl, template: 'acordo_template' };
}

/** @param {() => Promise<string>} folder */
async function redis(folder) {
  const given = process.env['ACORDO_TEST_REDIS_URL'];
  if (given) return given;
  const server = await startTestRedis(await folder());
  undo.push(server.stop);
  return server.url;
}

/** Locks the folder at its first use: with both servers given from outside none is needed. */
function folderOnDemand() {
  /** @type {Promise<string> | undefined} */
  let folder;
  return () =>
    (folder ??= claimTestFolder().then((claim) => {
      undo.unshift(claim.release);
      return claim.folder;
    }));
}

export async function undoSetup() {
  for (const step of undo.splice(0).reverse()) await step();
}

/** Real Postgres and Redis for the tests of the services; the workers get their URLs as environment variables. */
export default async function globalSetup() {
  try {
    const folder = folderOnDemand();
    const [{ adminUrl, template }, redisUrl] = await Promise.all([postgres(folder), redis(folder)]);
    const passwords = testPasswords(adminUrl);
    const uncompiled = await makeTemplate({ adminUrl, name: template, passwords });
    if (template !== 'acordo_template') undo.push(() => dropDatabase(adminUrl, template));
    if (uncompiled.length > 0) {
      process.stderr.write(`\nNo dist/migrate.js (run tsc -b): ${uncompiled.join(', ')} without tables\n`);
    }
    Object.assign(process.env, {
      ACORDO_TEST_PG_ADMIN_URL: adminUrl,
      ACORDO_TEST_REDIS_URL: redisUrl,
      ACORDO_TEST_TEMPLATE: template,
      ACORDO_TEST_PASSWORDS: JSON.stringify(passwords),
    });
  } catch (error) {
    await undoSetup();
    throw error;
  }
}
