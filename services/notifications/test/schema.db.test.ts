import { dataSourceOptions } from '@acordo/service-kit/database/data-source-options';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { refusedStatements } from '@acordo/service-kit/testing/refused-statements';
import { comparedDefinitions } from '@acordo/service-kit/testing/schema-of-entities';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { databaseOptions } from '../src/database/database-options.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

let database: TestDatabase;
let app: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  app = new pg.Client({ connectionString: database.url('notifications_app') });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await database.drop();
});

describe('the schema', () => {
  it('is what the entities describe', async () => {
    const source = await new DataSource(
      dataSourceOptions(databaseOptions(database.url('notifications_owner'))),
    ).initialize();
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    const { described, migrated } = await comparedDefinitions(source);
    await source.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    expect(described).toEqual(migrated);
  });

  it('can plan every statement of the service, as its role', async () => {
    const folders = [path.join(import.meta.dirname, '../src')];
    const { asked, refused } = await refusedStatements(database.url('notifications_app'), folders);
    expect(refused).toEqual({});
    expect(asked).toBeGreaterThan(10);
  });

  it('can be reverted and made again', async () => {
    const own = await createTestDatabase();
    const source = await new DataSource(
      dataSourceOptions(databaseOptions(own.url('notifications_owner'))),
    ).initialize();
    await source.undoLastMigration();
    await source.runMigrations();
    await source.destroy();
    await own.drop();
  });

  it.each([
    ['DELETE FROM deliveries', 'delete'],
    ['TRUNCATE deliveries', 'truncate'],
    ['DROP TABLE deliveries', 'drop'],
    ['ALTER TABLE deliveries ADD COLUMN x int', 'alter'],
    ['CREATE TABLE notifications.x (y int)', 'create'],
    ['DELETE FROM migrations', 'delete migrations'],
  ])('the running service cannot: %s', async (sql) => {
    await expect(app.query(sql)).rejects.toMatchObject({ code: '42501' });
  });
});
