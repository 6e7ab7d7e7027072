import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { AccountMails } from './account-mails.js';
import { holding, somebodyWaits } from './locks.js';
import { freshAddress, freshEmail, TestIdentity } from './test-app.js';

export const OLD = 'segredo1';
export const NEW = 'outro segredo';
export const HOUR_S = 3_600;

/** Identity with its own database, for forgotten passwords. */
export class RecoveryStage {
  database!: TestDatabase;
  identity!: TestIdentity;
  /** As the superuser, to look. */
  rows!: pg.Pool;
  mails!: AccountMails;

  /** A registered user who is logged in, with OLD. */
  async owner() {
    const email = freshEmail();
    const { claims, cookie } = await this.identity.loggedIn(email, OLD);
    return { id: claims.sub, email, claims, cookie };
  }

  /** From an address that no other test uses, unless it is given. */
  post(path: string, body: unknown, { ip = freshAddress(), at = this.identity } = {}) {
    return at.call('POST', `/api/auth/${path}`, { claims: { ip }, body });
  }

  forgot(email: string, where: { ip?: string; at?: TestIdentity } = {}) {
    return this.post('forgot-password', { email }, where);
  }

  reset(token: string | null, password = NEW, where: { at?: TestIdentity } = {}) {
    return this.post('reset-password', { token, password }, where);
  }

  verify(token: string | null) {
    return this.post('verify-email', { token });
  }

  /** Requests whose email is not written yet: [address, from where]. */
  async requests(): Promise<[string, string][]> {
    const text = 'SELECT email_normalizado, ip FROM identity.recovery_requests ORDER BY criado_em, id';
    return (await this.rows.query(text)).rows.map(({ email_normalizado, ip }) => [email_normalizado, ip]);
  }

  /** Waits until all work after a response is done. */
  async settled(): Promise<void> {
    for (let tries = 0; tries < 500; tries += 1) {
      if ((await this.requests()).length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('a request for a new password stays');
  }

  /** Waits until a statement in this database waits for a lock; returns its backend's process id. */
  somebodyWaits(): Promise<number> {
    return somebodyWaits(this.rows);
  }

  /** Does `work` while another connection holds this statement's locks. */
  holding<T>(lock: string, work: (holder: pg.PoolClient) => Promise<T>): Promise<T> {
    return holding(this.rows, lock, work);
  }
}

/** Registers the hooks of the file. */
export function setRecoveryStage(): RecoveryStage {
  const stage = new RecoveryStage();
  beforeAll(async () => {
    stage.database = await createTestDatabase();
    stage.rows = new pg.Pool({ connectionString: stage.database.adminUrl, max: 3 });
    stage.identity = await TestIdentity.start(stage.database);
    stage.mails = new AccountMails(stage.rows, stage.identity);
  });
  afterAll(async () => {
    await stage.identity.close();
    await stage.rows.end();
    await stage.database.drop();
  });
  return stage;
}
