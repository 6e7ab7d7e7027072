import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { migrate } from '../src/database/migrate.js';
import { until } from './support/until.js';

jest.setTimeout(30_000); // waits for locks; the machine may be busy

class First1795818000001 implements MigrationInterface {
  name = 'First1795818000001';
  up = (runner: QueryRunner) =>
    runner.query('CREATE TABLE kit.busy (id int); CREATE TABLE kit.quiet (id int)');
  down = (runner: QueryRunner) => runner.query('DROP TABLE kit.busy, kit.quiet');
}
class Second1795818000002 implements MigrationInterface {
  name = 'Second1795818000002';
  up = (runner: QueryRunner) => runner.query('ALTER TABLE kit.quiet ADD COLUMN x int');
  down = (runner: QueryRunner) => runner.query('ALTER TABLE kit.quiet DROP COLUMN x');
}
class Third1795818000003 implements MigrationInterface {
  name = 'Third1795818000003';
  up = (runner: QueryRunner) => runner.query('ALTER TABLE kit.busy ADD COLUMN x int');
  down = (runner: QueryRunner) => runner.query('ALTER TABLE kit.busy DROP COLUMN x');
}

describe('migrations beside a long statement (attack 171)', () => {
  let database: TestDatabase;
  let admin: pg.Pool;
  beforeAll(async () => {
    jest.spyOn(console, 'log').mockReturnValue(undefined); // TypeORM logs each attempt
    database = await createTestDatabase();
    admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
    await admin.query('CREATE SCHEMA kit AUTHORIZATION identity_owner');
    await migrate(options([First1795818000001]));
  });
  afterAll(async () => {
    await admin.end();
    await database.drop();
  });
  const options = (migrations: (new () => MigrationInterface)[]) => ({
    url: database.url('identity_owner'),
    schema: 'kit',
    application: 'kit-migrate',
    entities: [],
    migrations,
  });
  const all = [First1795818000001, Second1795818000002, Third1795818000003];
  const patience = { lockTimeoutMs: 100, tries: 1_000, pauseMs: 100 };

  it('stop waiting, so that nothing waits behind them, and continue once the table is free', async () => {
    const reader = await admin.connect();
    await reader.query('BEGIN; SELECT 1 FROM kit.busy');
    const done = migrate(options(all), patience);
    const given = `SELECT 1 FROM kit.migrations WHERE name = 'Second1795818000002'`;
    await until('the second is done', async () => (await admin.query(given)).rows.length === 1);
    const waits = `SELECT 1 FROM pg_locks WHERE relation = 'kit.busy'::regclass AND NOT granted`;
    const tries = async (waiting: number) => (await admin.query(waits)).rows.length === waiting;
    for (const waiting of [1, 0, 1, 0]) await until('it waits and gives up', () => tries(waiting));
    await reader.query('ROLLBACK');
    reader.release();
    expect(await done).toEqual(['Second1795818000002', 'Third1795818000003']);
    await admin.query('SELECT x FROM kit.busy, (SELECT x AS y FROM kit.quiet) AS q');
    expect(await migrate(options(all), patience)).toEqual([]);
  });

  it('fail when it stays locked, and leave the rest undone', async () => {
    class Fourth1795818000004 extends Third1795818000003 {
      override name = 'Fourth1795818000004';
      override up = (runner: QueryRunner) => runner.query('ALTER TABLE kit.busy ADD COLUMN y int');
    }
    const reader = await admin.connect();
    await reader.query('BEGIN; SELECT 1 FROM kit.busy');
    const few = { ...patience, tries: 2 };
    await expect(migrate(options([...all, Fourth1795818000004]), few)).rejects.toMatchObject({
      code: '55P03',
    });
    await reader.query('ROLLBACK');
    reader.release();
    expect(await migrate(options([...all, Fourth1795818000004]), few)).toEqual(['Fourth1795818000004']);
  });
});
