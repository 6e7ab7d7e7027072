import { dataSourceOptions } from '@acordo/service-kit/database/data-source-options';
import { comparedDefinitions } from '@acordo/service-kit/testing/schema-of-entities';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { databaseOptions } from '../../src/database/database-options.js';

jest.setTimeout(30_000); // makes a database; the machine may be busy
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

  it('have the checks and indexes of the entities', async () => {
    const { described, migrated } = await comparedDefinitions(source);
    expect(described).toEqual(migrated);
    expect(Object.values(migrated).flat().length).toBeGreaterThan(20);
  });

  it('can be reverted and run again', async () => {
    for (let i = 0; i < source.migrations.length; i += 1) await source.undoLastMigration();
    const done = await source.runMigrations({ transaction: 'each' });
    expect(done).toHaveLength(source.migrations.length);
  }, 60_000); // every migration there is, both ways; the machine may be busy
});
