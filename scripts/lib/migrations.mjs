import fs from 'node:fs';
import { rolesOf, schemas } from '../../infra/database/roles.mjs';
import { withDatabase } from './database.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Whether every compiled migration is recorded in the schema: then its one-shot, which takes a second of both processors, has
 * nothing to do.
 * @param {string} service
 * @param {string} url as the schema's owner
 */
async function isUpToDate(service, url) {
  const names = fs.readdirSync(inRoot('services', service, 'dist/database/migrations'));
  const wanted = names.flatMap((name) => /^(\d+)-.*\.js$/.exec(name)?.[1] ?? []);
  try {
    const { rows } = await withDatabase(url, (client) =>
      client.query(`SELECT timestamp::text AS at FROM ${service}.migrations`),
    );
    const done = new Set(rows.map(({ at }) => at));
    return wanted.every((at) => done.has(at));
  } catch {
    return false; // the one-shot reports the error
  }
}

/**
  Migrates every outdated schema to the current version, as its owner; the one-shot of each service, all at once.
 * @param {(role: string) => string} databaseUrl
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} with the output of the one that failed
 */
export async function migrateAll(databaseUrl, env) {
  await Promise.all(
    schemas.map(async (service) => {
      const url = databaseUrl(rolesOf(service).owner);
      if (await isUpToDate(service, url)) return;
      const { code, output } = await run(process.execPath, ['--enable-source-maps', 'dist/migrate.js'], {
        cwd: inRoot('services', service),
        env: { ...env, MIGRATION_DATABASE_URL: url },
      });
      if (code !== 0) throw new Error(`A migração de ${service} falhou (${code}):\n${output.trim()}`);
    }),
  );
}
