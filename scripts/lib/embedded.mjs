import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { readJsonFile } from './atomic-file.mjs';
import { database } from './parts.mjs';
import { inRoot } from './paths.mjs';
import { isFree } from './ports.mjs';

const ports = () =>
  /** @type {Record<string, number> | undefined} */ (readJsonFile(inRoot('.data/ports.json'))) ?? {};
const secrets = () =>
  /** @type {Partial<import('./secrets.mjs').Secrets> | undefined} */ (
    readJsonFile(inRoot('.data/secrets.json'))
  ) ?? {};

/**
 * @param {string} role
 * @returns {string | undefined} address of the embedded database, where `npm start` has made one
 */
export function embeddedDatabase(role) {
  const { postgres } = ports();
  const password = secrets().databaseRoles?.[role];
  return postgres && password
    ? `postgres://${role}:${password}@127.0.0.1:${postgres}/${database}`
    : undefined;
}

/** @returns {string | undefined} the same for Redis */
export function embeddedRedis() {
  const { redis: port } = ports();
  const { redis: password } = secrets();
  return port && password ? `redis://:${password}@127.0.0.1:${port}` : undefined;
}

/**
 * @returns {{ dataKey: string | undefined, linkKey: string | undefined }} the keys (lists of them) that the running product
 * encrypts with
 */
export function embeddedKeys() {
  const { dataKey, linkKey } = secrets();
  return { dataKey, linkKey };
}

/**
 * Runs a compiled one-shot of a service and ends with its exit code.
 * @param {string} program below the root
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env what the program needs; undefined: there is none
 * @returns {Promise<never>}
 */
export async function runOneShot(program, args, env) {
  process.exit(await oneShot(program, args, env));
}

/**
 * The same without ending this process.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number>} the exit code
 */
export async function oneShot(program, args, env) {
  const missing = Object.keys(env).filter((name) => !env[name]);
  if (missing.length > 0)
    fail(`Nenhum banco de dados: inicie o produto (npm start) ou informe ${missing.join(', ')}.`);
  const { postgres } = ports();
  if (postgres && env['DATABASE_URL']?.includes(`@127.0.0.1:${postgres}/`) && (await isFree(postgres)))
    fail('O produto não está no ar: este comando trabalha no banco de dados dele. Inicie-o (npm start).');
  if (!fs.existsSync(inRoot(program))) fail('Os serviços não estão compilados: npx tsc -b');
  const { status } = spawnSync(process.execPath, [inRoot(program), ...args], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return status ?? 1;
}

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  console.error(reason);
  process.exit(1);
}
