import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { dataSourceOptions } from '@acordo/service-kit/database/data-source-options';
import { kitFolders, refusedStatements } from '@acordo/service-kit/testing/refused-statements';
import { comparedDefinitions } from '@acordo/service-kit/testing/schema-of-entities';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { databaseOptions } from '../src/database/database-options.js';

jest.setTimeout(30_000); // makes a database; the machine may be busy

describe("identity's schema", () => {
  let database: TestDatabase;
  let app: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    app = new pg.Client({ connectionString: database.url('identity_app') });
    await app.connect();
  });
  afterAll(async () => {
    await app.end();
    await database.drop();
  });

  it('is what the entities describe', async () => {
    const source = await new DataSource(
      dataSourceOptions(databaseOptions(database.url('identity_owner'))),
    ).initialize();
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    const { described, migrated } = await comparedDefinitions(source);
    await source.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    expect(described).toEqual(migrated);
  });

  it('can plan every statement of the service, as its role', async () => {
    const { asked, refused } = await refusedStatements(database.url('identity_app'), [
      path.join(import.meta.dirname, '../src'),
      ...kitFolders('outbox', 'access-records'),
    ]);
    expect(refused).toEqual({});
    expect(asked).toBeGreaterThan(50);
  });

  it.each([
    ['make a table', 'CREATE TABLE identity.mine (id int)'],
    ['make a table elsewhere', 'CREATE TABLE public.mine (id int)'],
    ['change a table', 'ALTER TABLE identity.users ADD COLUMN x int'],
    ['remove a table', 'DROP TABLE identity.sessions'],
    ['empty a table', 'TRUNCATE identity.sessions'],
    ['remove messages', 'DELETE FROM identity.outbox'],
    ['rewrite the list of migrations', 'DELETE FROM identity.migrations'],
    [
      'change the clock',
      "CREATE OR REPLACE FUNCTION identity.agora() RETURNS timestamptz LANGUAGE sql AS 'SELECT now()'",
    ],
    ['read proposals', 'SELECT 1 FROM proposals.migrations'],
  ])("the service's role may not %s", async (_what, sql) => {
    await expect(app.query(sql)).rejects.toMatchObject({ code: expect.stringMatching(/^42(501|P01)$/) });
  });

  it('has a clock in whole milliseconds that a session can shift (D3)', async () => {
    const {
      rows: [now],
    } = await app.query('SELECT agora(), extract(microseconds FROM agora())::int % 1000 AS rest');
    expect(Math.abs(now.agora - Date.now())).toBeLessThan(5_000);
    expect(now.rest).toBe(0);
    await app.query("SET acordo.clock_shift = '3600s'");
    const {
      rows: [later],
    } = await app.query('SELECT agora()');
    await app.query('RESET acordo.clock_shift');
    expect(later.agora - now.agora).toBeGreaterThan(3_590_000);
  });
});
