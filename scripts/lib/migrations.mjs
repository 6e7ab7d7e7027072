import { spawn } from 'node:child_process';
import fs from 'node:fs';
import pg from 'pg';
import { rolesOf, schemas } from '../../infra/database/roles.mjs';
import { inRoot } from './paths.mjs';

/** @param {string} service */
export const migrateScript = (service) => inRoot('services', service, 'dist/migrate.js');

/**
 * Whether every compiled migration is recorded in the schema: then its one-shot, which takes a second of both processors, has
 * nothing to do.
 * @param {string} service
 * @param {string} url as the schema's owner
 */
async function isUpToDate(service, url) {
  const names = fs.readdirSync(inRoot('services', service, 'dist/database/migrations'));
  const wanted = names.flatMap((name) => /^(\d+)-.*\.js$/.exec(name)?.[1] ?? []);
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query(`SELECT timestamp::text AS at FROM ${service}.migrations`);
    const done = new Set(rows.map(({ at }) => at));
    return wanted.every((at) => done.has(at));
  } catch {
    return false; // the one-shot reports the error
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * @param {string} service
 * @param {string} url
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
function migrate(service, url, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', migrateScript(service)], {
      cwd: inRoot('services', service),
      env: { ...env, MIGRATION_DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`A migração de ${service} falhou (${code}):\n${output.trim()}`)),
    );
  });
}

/**
 * Migrates every outdated schema to the current version, as its owner; the one-shot of each service, all at once.
 * @param {(role: string) => string} databaseUrl
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} services without a compiled migration; their schemas are unchanged
 * @throws {Error} with the output of the one that failed
 */
export async function migrateAll(databaseUrl, env) {
  const compiled = schemas.filter((service) => fs.existsSync(migrateScript(service)));
  await Promise.all(
    compiled.map(async (service) => {
      const url = databaseUrl(rolesOf(service).owner);
      if (!(await isUpToDate(service, url))) await migrate(service, url, env);
    }),
  );
  return schemas.filter((service) => !compiled.includes(service));
}
