import { dataSourceOptions } from '@acordo/service-kit/database/data-source-options';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { databaseOptions } from '../../src/database/database-options.js';

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await new DataSource(
    dataSourceOptions(databaseOptions(database.url('proposals_owner'))),
  ).initialize();
});
afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

describe('migrations', () => {
  it('make what the entities describe', async () => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  // The schema builder compares the names of checks alone. Postgres words both expressions, so that they can be compared.
  it('check what the entities say', async () => {
    const runner = source.createQueryRunner();
    const checksOf = (table: string): Promise<unknown[]> =>
      runner.query(
        `SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
         WHERE conrelid = $1::regclass AND contype = 'c' ORDER BY 1`,
        [`proposals.${table}`],
      );
    const said: Record<string, unknown[]> = {};
    const made: Record<string, unknown[]> = {};
    await runner.startTransaction();
    try {
      for (const { tableName, checks } of source.entityMetadatas) {
        await runner.query(`CREATE TABLE proposals.said (LIKE proposals.${tableName})`);
        for (const { name, expression } of checks)
          await runner.query(`ALTER TABLE proposals.said ADD CONSTRAINT ${name} CHECK (${expression})`);
        said[tableName] = await checksOf('said');
        made[tableName] = await checksOf(tableName);
        await runner.query('DROP TABLE proposals.said');
      }
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
    expect(said).toEqual(made);
    expect(Object.values(made).flat().length).toBeGreaterThan(20);
  });

  it('can be undone and done again', async () => {
    for (let i = 0; i < source.migrations.length; i += 1) await source.undoLastMigration();
    const done = await source.runMigrations({ transaction: 'each' });
    expect(done).toHaveLength(source.migrations.length);
  }, 60_000); // every migration there is, both ways; the machine may be busy
});
