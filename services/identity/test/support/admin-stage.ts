import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { TestIdentity } from './test-app.js';

export interface AdminStage {
  database: TestDatabase;
  identity: TestIdentity;
  /** As the superuser, to look. */
  rows: pg.Pool;
  /** The same service, `seconds` later. */
  later<T>(seconds: number, work: (then: TestIdentity) => Promise<T>): Promise<T>;
  mailsTo(address: string): Promise<{ kind: string; model: Record<string, unknown> }[]>;
  /** The audit entries of an account, oldest first. */
  trailOf(id: string): Promise<Record<string, unknown>[]>;
}

/** Identity with a database of its own; limits by address are wide, since one test file is one address to them. */
export function setAdminStage(overrides: Record<string, string> = {}): AdminStage {
  const wide = { LIMIT_LOGIN_ADDRESS: '100000', LIMIT_REGISTER_ADDRESS: '100000', ...overrides };
  const stage = {
    async later<T>(seconds: number, work: (then: TestIdentity) => Promise<T>): Promise<T> {
      const then = await TestIdentity.start(stage.database, { ...wide, CLOCK_SHIFT: String(seconds) });
      try {
        return await work(then);
      } finally {
        await then.close();
      }
    },
    async mailsTo(address: string) {
      const sql = `SELECT kind, model FROM identity.outbox WHERE model->>'to_email' = $1 ORDER BY criado_em`;
      return (await stage.rows.query(sql, [address])).rows;
    },
    async trailOf(id: string) {
      const sql = `SELECT acao, quem, quem_id, ip, porta, antes, depois FROM identity.audit_log
        LEFT JOIN identity.audit_details ON audit_id = id WHERE alvo_id = $1 ORDER BY em`;
      return (await stage.rows.query(sql, [id])).rows;
    },
  } as AdminStage;
  beforeAll(async () => {
    stage.database = await createTestDatabase();
    stage.identity = await TestIdentity.start(stage.database, wide);
    stage.rows = new pg.Pool({ connectionString: stage.database.adminUrl, max: 3 });
  });
  afterAll(async () => {
    await stage.identity.close();
    await stage.rows.end();
    await stage.database.drop();
  });
  return stage;
}
