import { createHash } from 'node:crypto';
import pg from 'pg';
import type { TestDatabase } from '../../../../test/database.js';

const TABLES = [
  'proposals',
  'proposal_versions',
  'proposal_links',
  'proposal_events',
  'event_details',
  'decisions',
  'signatures',
  'snapshots',
  'quota_counters',
  'number_counters',
  'company_settings',
  'assets',
  'asset_givers',
  'idempotency_keys',
  'outbox',
  'account_closures',
  'exports',
] as const;
/** Stored PDFs are added by reading too. */
export type Table = (typeof TABLES)[number] | 'signed_pdfs';

/** Reads the database as its superuser, and alters it for a test. */
export class Rows {
  private constructor(private readonly pool: pg.Pool) {}

  static open(database: TestDatabase): Rows {
    const pool = new pg.Pool({
      connectionString: database.adminUrl,
      max: 4, // two that block each other, a third one, and one for reading
      options: '-c search_path=proposals,pg_catalog -c timezone=UTC',
    });
    return new Rows(pool);
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }

  async count(table: Table, where = 'true', values: unknown[] = []): Promise<number> {
    const [row] = await this.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${table} WHERE ${where}`,
      values,
    );
    return row?.n ?? 0;
  }

  /** A transaction that keeps its locks until it is ended. */
  async begin() {
    const client = await this.pool.connect();
    await client.query('BEGIN');
    const end = (word: 'COMMIT' | 'ROLLBACK') => async () => {
      await client.query(word);
      client.release();
    };
    return {
      query: (text: string, values: unknown[] = []) => client.query(text, values),
      commit: end('COMMIT'),
      rollback: end('ROLLBACK'),
    };
  }

  /** Waits until a statement of the service waits for a lock of this test. */
  async untilSomebodyWaits(): Promise<void> {
    for (let tries = 0; tries < 500; tries += 1) {
      const waiting = await this.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (waiting.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('nobody waits');
  }

  /** One hash a table over all its rows: equal before and after means that nothing changed (attacks' NC). */
  async fingerprint(): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const table of TABLES) {
      // The relay changes outbox rows by itself; a call could only add rows.
      const row = table === 'outbox' ? 'id' : 't';
      const rows = await this.query<{ t: string }>(`SELECT ${row}::text AS t FROM ${table} t ORDER BY 1`);
      found[table] = createHash('sha256')
        .update(rows.map(({ t }) => t).join('\n'))
        .digest('hex');
    }
    return found;
  }
}
