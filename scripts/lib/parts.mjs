import path from 'node:path';
import { openLog } from './log-file.mjs';
import { inRoot } from './paths.mjs';
import { postgresServer } from './postgres.mjs';
import { readiness, waitUntil } from './ready.mjs';
import { redisServer } from './redis.mjs';
import { serviceNames, wiredVariables } from './services.mjs';
import { supervise } from './supervise.mjs';

export const database = 'acordo';

/** @param {string | undefined} host where a service listens; seen from here even "all addresses" is the loopback address */
const reachable = (host) => (!host || ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host);

/**
 * @typedef {object} PartsOptions
 * @property {string} dataDir
 * @property {Record<string, number>} ports
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {NodeJS.ProcessEnv} env of every service, before the runner's own variables
 * @property {string} programs folder of what is started, `<service>.mjs` (service-bundle.mjs)
 * @property {string} publicUrl
 * @property {string} publicHost
 * @property {readonly string[]} postgresFlags
 * @property {boolean} verbose
 * @property {Omit<import('./supervise.mjs').Keeping, 'log'>} keeping
 */

/**
 * The parts of the product, none of them started.
 * @param {PartsOptions} options
 */
export function makeParts(options) {
  const { dataDir, ports, secrets, env, programs, postgresFlags, verbose, keeping } = options;
  /** @type {import('./log-file.mjs').Log[]} */
  const logs = [];
  const keep = (/** @type {string} */ name) => {
    const log = openLog({ folder: path.join(dataDir, 'logs'), name, verbose, say: keeping.say });
    logs.push(log);
    return { ...keeping, log };
  };
  const postgres = postgresServer({
    folder: path.join(dataDir, 'pg'),
    port: ports['postgres'] ?? 0,
    password: secrets.databaseAdmin,
    flags: postgresFlags,
    keeping: keep('postgres'),
  });
  const redis = redisServer({
    folder: path.join(dataDir, 'redis'),
    port: ports['redis'] ?? 0,
    password: secrets.redis,
    keeping: keep('redis'),
  });
  const databaseUrl = (/** @type {string} */ role) =>
    postgres.url(role, secrets.databaseRoles[role] ?? '', database);
  const wiring = {
    ...options,
    databaseUrl,
    redisUrl: redis.url,
    outboxDir: path.join(dataDir, 'outbox'),
  };
  /** @type {NodeJS.ProcessEnv} beside the programs, so that it is removed with them */
  const compiled = { NODE_COMPILE_CACHE: path.join(programs, 'compiled') };
  const services = serviceNames.map((name) => {
    const program = {
      command: process.execPath,
      args: [path.join(programs, `${name}.mjs`)],
      env: { ...env, ...compiled, ...wiredVariables(name, wiring) },
      cwd: inRoot('services', name),
    };
    const ask = () => readiness(`http://${reachable(program.env.HOST)}:${ports[name]}/readyz`);
    const ready = (/** @type {AbortSignal} */ signal) => waitUntil({ what: name, ask, signal });
    return { name, part: supervise({ ...keep(name), name, program, ready }) };
  });
  return { postgres, redis, services, databaseUrl, closeLogs: () => logs.forEach((log) => log.close()) };
}
