import path from 'node:path';
import { inRoot } from './paths.mjs';

/** The services, the gateway last, so that it accepts no calls before the others are ready. */
export const serviceNames = /** @type {const} */ ([
  'identity',
  'proposals',
  'admin',
  'notifications',
  'gateway',
]);

/** @typedef {typeof serviceNames[number]} ServiceName */

/** Whose internal token a service needs a key for: its own, and those of the services it calls. */
const keysOf = {
  identity: ['identity'],
  proposals: ['proposals', 'identity'],
  admin: ['admin', 'identity', 'proposals', 'notifications'],
  notifications: ['notifications', 'identity', 'proposals'],
  gateway: ['identity', 'proposals', 'admin', 'notifications'],
};

/**
 * @typedef {object} Wiring the runner's values for services
 * @property {Record<string, number>} ports of each service by name, of its metrics by `<name>-metrics`
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {(role: string) => string} databaseUrl
 * @property {string} redisUrl
 * @property {string} dataDir
 * @property {string} outboxDir
 * @property {string} publicUrl
 * @property {string} publicHost the address on which people reach the gateway
 */

/** Variables that only the runner sets; a value in the operator's shell must not reach a service. */
const WIRED =
  /^(HOST|PORT|METRICS_PORT|PUBLIC_URL|REDIS_URL|LINK_KEY|DATA_KEY|MAIL_KEY|WEB_DIST|OUTBOX_DIR|.*DATABASE_URL)$/;
const WIRED_PREFIX =
  /^(INTERNAL_KEY_|(IDENTITY|PROPOSALS|ADMIN|NOTIFICATIONS)_URL$|npm_|ADMIN_CREDENTIALS_FILE$)/;

/**
 * The part of the operator's environment for the services: settings such as `SMTP_URL` or
 * `MAX_FREE_PROPOSALS`, and what every program needs.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const operatorSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !WIRED.test(name) && !WIRED_PREFIX.test(name)));

// variables that every program needs
const BASICS = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];

/**
 * @param {NodeJS.ProcessEnv} env the operator's
 * @returns {NodeJS.ProcessEnv} the environment of every service, before the runner's own variables
 */
export const serviceEnvironment = (env) => ({
  ...Object.fromEntries(BASICS.map((name) => [name, process.env[name]])),
  ...operatorSettings(env),
  NODE_ENV: env['NODE_ENV'] || 'production',
  LOG_LEVEL: env['LOG_LEVEL'] || 'info',
});

/**
 * @param {ServiceName} name
 * @param {Wiring} wiring
 * @returns {Record<string, string>} the variables of one service that the runner decides
 */
export function wiredVariables(name, wiring) {
  const { ports, secrets, databaseUrl } = wiring;
  const address = (/** @type {ServiceName} */ other) => `http://127.0.0.1:${ports[other]}`;
  const keys = keysOf[name].map((audience) => [
    `INTERNAL_KEY_${audience.toUpperCase()}`,
    secrets.internalKeys[audience] ?? '',
  ]);
  const neighbours = { IDENTITY_URL: address('identity'), PROPOSALS_URL: address('proposals') };
  const own = {
    identity: {
      DATABASE_URL: databaseUrl('identity_app'),
      DATA_KEY: secrets.dataKey,
      ADMIN_CREDENTIALS_FILE: path.join(wiring.dataDir, 'admin-credentials.txt'),
    },
    proposals: {
      DATABASE_URL: databaseUrl('proposals_app'),
      ERASURE_DATABASE_URL: databaseUrl('proposals_erasure'),
      LINK_KEY: secrets.linkKey,
      IDENTITY_URL: neighbours.IDENTITY_URL,
    },
    admin: { ...neighbours, NOTIFICATIONS_URL: address('notifications') },
    notifications: {
      ...neighbours,
      DATABASE_URL: databaseUrl('notifications_app'),
      MAIL_KEY: secrets.mailKey,
      OUTBOX_DIR: wiring.outboxDir,
    },
    gateway: {
      ...neighbours,
      ADMIN_URL: address('admin'),
      NOTIFICATIONS_URL: address('notifications'),
      WEB_DIST: inRoot('web/dist'),
    },
  };
  return {
    HOST: name === 'gateway' ? wiring.publicHost : '127.0.0.1',
    PORT: String(ports[name]),
    METRICS_PORT: String(ports[`${name}-metrics`]),
    PUBLIC_URL: wiring.publicUrl,
    REDIS_URL: wiring.redisUrl,
    ...Object.fromEntries(keys),
    ...own[name],
  };
}
