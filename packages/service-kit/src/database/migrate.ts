import { DataSource } from 'typeorm';
import { type DatabaseOptions, dataSourceOptions } from './data-source-options.js';

/**
 * The one-shot `migrate` of a service: runs what is missing as the schema's owner, one at a time in the whole database
 * (advisory lock), waiting at most 5 s for a table that others hold, so that running services are never blocked long.
 */
export async function migrate(options: DatabaseOptions): Promise<string[]> {
  const source = await new DataSource(dataSourceOptions({ ...options, poolSize: 2 })).initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query(`SELECT pg_advisory_lock(hashtextextended($1, 0))`, [
      `acordo:migrate:${options.schema}`,
    ]);
    await runner.query(`SET lock_timeout = '5s'`);
    const done = await source.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await runner.query('SELECT pg_advisory_unlock_all()').catch(() => undefined); // the session's end frees it as well
    await runner.release();
    await source.destroy();
  }
}
