import { bootstrapDatabase } from '../../infra/database/bootstrap.mjs';
import { codeOf } from './errors.mjs';
import { migrateAll } from './migrations.mjs';
import { database, makeParts } from './parts.mjs';
import { openDataFolder } from './product-folder.mjs';
import { bundledServices } from './service-bundle.mjs';
import { serviceEnvironment } from './services.mjs';

/**
 * @typedef {object} ProductOptions
 * @property {string} dataDir absolute path; everything the product stores is in it
 * @property {number} port the gateway's
 * @property {NodeJS.ProcessEnv} [env] the operator's settings (`SMTP_URL`, `MAX_FREE_PROPOSALS`, …)
 * @property {(text: string) => void} [log] prints messages for people
 * @property {boolean} [verbose] also every log line of the services
 * @property {readonly string[]} [postgresFlags] such as `fsync=off`
 * @property {boolean} [dataOnly] makes passwords, cluster and schemas, which a later start finds; no service is started
 * @property {(error: Error) => void} [onFailure] a part cannot be kept running; all others are stopped then
 *
 * @typedef {import('./services.mjs').ServiceName} ServiceName
 * @typedef {Awaited<ReturnType<typeof startProduct>>} Product
 */

/**
 * Starts the whole product with the embedded default: its own Postgres and Redis, migrations, services.
 * `npm start` and the browser journeys both run this.
 * @param {ProductOptions} options
 * @throws {Error} with what to do, or with the end of the log of the part that did not start
 */
export async function startProduct(options) {
  const { dataDir, port, env = {}, log = () => {}, verbose = false, postgresFlags = [] } = options;
  const publicHost = env['HOST'] || '127.0.0.1';
  const publicUrl = (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/$/, '');
  const undo = new AsyncDisposableStack();
  /** @type {Promise<void> | undefined} a second caller waits for the first, or a program would exit in the middle of it */
  let stopping;
  const stop = () => (stopping ??= undo.disposeAsync());
  try {
    const programs = await bundledServices();
    const { lock, ...folder } = await openDataFolder(dataDir, port, publicHost, undo);
    const parts = makeParts({
      ...folder,
      dataDir,
      publicUrl,
      publicHost,
      postgresFlags,
      verbose,
      env: serviceEnvironment(env),
      programs,
      keeping: { say: log, onGiveUp: (error) => void stop().then(() => options.onFailure?.(error)) },
    });
    const { postgres, redis, services } = parts;
    undo.defer(parts.closeLogs);
    // The order: where data lives, then what it looks like, then who works with it.
    undo.defer(async () => void (await Promise.all([postgres.part.stop(), redis.part.stop()])));
    await Promise.all([postgres.part.start(), redis.part.start()]);
    const adminUrl = postgres.adminUrl.replace(/[^/]*$/, database);
    await bootstrapDatabase({ adminUrl, passwords: folder.secrets.databaseRoles }).catch(explainPassword);
    await migrateAll(parts.databaseUrl, serviceEnvironment(env));

    const stopAll = async (/** @type {typeof services} */ some) =>
      void (await Promise.all(some.map(({ part }) => part.stop())));
    undo.defer(() => stopAll(services));
    // first: the other services still respond to its last calls
    undo.defer(() => stopAll(services.filter(({ name }) => name === 'gateway')));
    if (!options.dataOnly) await Promise.all(services.map(({ part }) => part.start()));
    undo.defer(lock.ending);
    return {
      url: publicUrl,
      dataDir,
      outboxDir: folder.outboxDir,
      ports: folder.ports,
      secrets: folder.secrets,
      postgresDir: postgres.folder,
      database: { adminUrl, url: parts.databaseUrl },
      redisUrl: redis.url,
      ...controls(parts),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function explainPassword(error) {
  const WRONG_PASSWORD = '28P01';
  if (codeOf(error) !== WRONG_PASSWORD) throw error;
  throw new Error(
    'O banco de dados foi criado com outra senha: secrets.json foi trocado ou perdido. Restaure-o, ou remova a pasta de dados inteira.',
  );
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
