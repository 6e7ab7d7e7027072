import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { type DatabaseOptions, dataSourceOptions } from './data-source-options.js';

/** How long to wait for a locked table, how often, and the pause in between. */
interface Patience {
  lockTimeoutMs: number;
  tries: number;
  pauseMs: number;
}
const PATIENCE: Patience = { lockTimeoutMs: 5_000, tries: 12, pauseMs: 5_000 };
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * The one-shot `migrate` of a service: runs what is missing as the schema's owner, one at a time in the whole database
 * (advisory lock). A statement that waits for a table makes later ones wait as well: after 5 s an attempt is given up and
 * repeated later (attack 171). All on one connection, since `lock_timeout` is set there.
 */
export async function migrate(options: DatabaseOptions, patience = PATIENCE): Promise<string[]> {
  const source = await new DataSource(dataSourceOptions({ ...options, poolSize: 2 })).initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query(`SELECT pg_advisory_lock(hashtextextended($1, 0))`, [
      `acordo:migrate:${options.schema}`,
    ]);
    await runner.query(`SET lock_timeout = ${patience.lockTimeoutMs}`);
    return await runPatiently(source, runner, patience);
  } finally {
    await runner.query('SELECT pg_advisory_unlock_all()').catch(() => undefined); // the session's end releases it as well
    await runner.release();
    await source.destroy();
  }
}

/** A migration is a transaction: what an earlier attempt has done stays, and the next one continues after it. */
async function runPatiently(
  source: DataSource,
  runner: QueryRunner,
  { tries, pauseMs }: Patience,
): Promise<string[]> {
  const missing = await new MigrationExecutor(source, runner).getPendingMigrations();
  for (let left = tries; ; left -= 1) {
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'each';
    try {
      await executor.executePendingMigrations();
      return missing.map(({ name }) => name);
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || left <= 1) throw error;
      await pause(pauseMs);
    }
  }
}
