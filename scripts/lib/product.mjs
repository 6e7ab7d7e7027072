import { makeParts } from './parts.mjs';
import { adminUrlOf, prepareDatabase } from './prepare-database.mjs';
import { openDataFolder } from './product-folder.mjs';
import { bundledServices } from './service-bundle.mjs';
import { serviceEnvironment } from './services.mjs';
import { undoStack } from './undo.mjs';

/**
 * @typedef {object} ProductOptions
 * @property {string} dataDir absolute path; everything the product stores is in it
 * @property {number} port the gateway's
 * @property {NodeJS.ProcessEnv} [env] the operator's settings (`SMTP_URL`, `MAX_FREE_PROPOSALS`, …)
 * @property {(text: string) => void} [log] prints messages for people
 * @property {boolean} [verbose] also every log line of the services
 * @property {readonly string[]} [postgresFlags] such as `fsync=off`
 * @property {string} [programs] folder of `<service>.mjs` to start instead of the bundled services
 * @property {AbortSignal} [signal] gives up starting
 * @property {(error: Error) => void} [onFailure] a part cannot be kept running; all others are stopped then
 *
 * @typedef {import('./services.mjs').ServiceName} ServiceName
 * @typedef {Awaited<ReturnType<typeof startProduct>>} Product
 */

/**
 * Starts the whole product with the embedded default: its own Postgres and Redis, migrations, services.
 * `npm start` and the browser journeys both run this.
 * @param {ProductOptions} options
 * @throws {import('./product-folder.mjs').PortTaken} · {import('./folder-lock.mjs').FolderInUse} · {Error} with
 *   the end of the log of the part that did not start
 */
export async function startProduct(options) {
  const { dataDir, port, env = {}, log = () => {}, verbose = false, postgresFlags = [], signal } = options;
  const publicHost = env['HOST'] || '127.0.0.1';
  const publicUrl = (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/$/, '');
  const undo = undoStack();
  const giveUpStarting = () => void undo.run();
  signal?.addEventListener('abort', giveUpStarting);
  try {
    const programs = options.programs ?? (await bundledServices());
    const folder = await openDataFolder(dataDir, port, publicHost, undo);
    const onGiveUp = (/** @type {Error} */ error) => void undo.run().then(() => options.onFailure?.(error));
    const parts = makeParts({
      ...folder,
      dataDir,
      publicUrl,
      publicHost,
      postgresFlags,
      verbose,
      env: serviceEnvironment(env),
      programs,
      keeping: { say: log, onGiveUp },
    });
    await startParts(parts, { passwords: folder.secrets.databaseRoles, env, undo, signal });
    undo.push(folder.lock.ending); // so undone first
    return {
      url: publicUrl,
      dataDir,
      outboxDir: folder.outboxDir,
      ports: folder.ports,
      secrets: folder.secrets,
      postgresDir: parts.postgres.folder,
      database: { adminUrl: adminUrlOf(parts.postgres), url: parts.databaseUrl },
      redisUrl: parts.redis.url,
      ...controls(parts),
      stop: undo.run,
    };
  } catch (error) {
    await undo.run();
    throw error;
  } finally {
    signal?.removeEventListener('abort', giveUpStarting);
  }
}

/**
 * The order: database and Redis, then schemas, then services.
 * @param {ReturnType<typeof makeParts>} parts
 * @param {object} options
 * @param {Record<string, string>} options.passwords
 * @param {NodeJS.ProcessEnv} options.env
 * @param {ReturnType<typeof undoStack>} options.undo
 * @param {AbortSignal | undefined} options.signal
 */
async function startParts(parts, { passwords, env, undo, signal }) {
  const { postgres, redis, services } = parts;
  undo.push(parts.closeLogs, async () => void (await Promise.all([postgres.part.stop(), redis.part.stop()])));
  await Promise.all([postgres.part.start(), redis.part.start()]);
  signal?.throwIfAborted();

  await prepareDatabase(parts, passwords, env);
  signal?.throwIfAborted();

  const behind = services.filter(({ name }) => name !== 'gateway');
  const gateway = services.filter(({ name }) => name === 'gateway');
  // the gateway ends first: its last calls still get a response
  for (const group of [behind, gateway]) {
    undo.push(async () => void (await Promise.all(group.map(({ part }) => part.stop()))));
  }
  await Promise.all(services.map(({ part }) => part.start()));
  signal?.throwIfAborted();
}

/** @param {ReturnType<typeof makeParts>} parts */
function controls({ postgres, redis, services }) {
  const part = (/** @type {ServiceName} */ wanted) => {
    const found = services.find(({ name }) => name === wanted);
    if (!found) throw new Error(`Não há serviço ${wanted}`);
    return found.part;
  };
  return {
    stopPostgres: postgres.part.stop,
    startPostgres: postgres.part.start,
    /** For tests that kill it; it is restarted automatically. */
    pidOfPostgres: postgres.part.pid,
    stopRedis: redis.part.stop,
    startRedis: redis.part.start,
    stopService: (/** @type {ServiceName} */ name) => part(name).stop(),
    startService: (/** @type {ServiceName} */ name) => part(name).start(),
    /** Process id, for tests that kill a service; it is restarted automatically. */
    pidOf: (/** @type {ServiceName} */ name) => part(name).pid(),
  };
}
