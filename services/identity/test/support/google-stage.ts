import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { signingInAt } from './google-client.js';
import { TestIdentity } from './test-app.js';

interface Provider {
  readonly issuer: string;
  close(): Promise<void>;
}

export interface GoogleStage<P extends Provider> {
  database: TestDatabase;
  provider: P;
  /** Signs in at the provider. */
  identity: TestIdentity;
  /** As the superuser, to look. */
  rows: pg.Client;
  /** The same, for holding locks. */
  pool: pg.Pool;
  /** All rows that a sign-in may write, to compare before and after. */
  business(): Promise<unknown[]>;
}

/** A provider and identity with a database of its own. Registers the hooks of the file. */
export function setGoogleStage<P extends Provider>(start: () => Promise<P>): GoogleStage<P> {
  const stage = {
    async business() {
      const found: unknown[] = [];
      for (const table of ['users', 'user_identities', 'unlinked_identities', 'sessions', 'outbox']) {
        // The relay changes outbox rows by itself; a call could only add rows.
        const row = table === 'outbox' ? 'id' : 't';
        found.push((await stage.rows.query(`SELECT ${row}::text FROM identity.${table} t ORDER BY 1`)).rows);
      }
      return found;
    },
  } as GoogleStage<P>;
  beforeAll(async () => {
    stage.database = await createTestDatabase();
    stage.provider = await start();
    stage.identity = await TestIdentity.start(stage.database, signingInAt(stage.provider.issuer));
    stage.rows = new pg.Client({ connectionString: stage.database.adminUrl });
    await stage.rows.connect();
    stage.pool = new pg.Pool({ connectionString: stage.database.adminUrl, max: 2 });
  });
  afterAll(async () => {
    await stage.identity.close();
    await stage.provider.close();
    await stage.rows.end();
    await stage.pool.end();
    await stage.database.drop();
  });
  return stage;
}
