import type { Activity } from '@acordo/contracts/http/auth/activity';
import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { ActivityNotes } from '../../src/activity/activity-notes.js';
import { AccountMails } from './account-mails.js';
import { freshEmail, TestIdentity } from './test-app.js';

export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
export const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';

type Claims = Awaited<ReturnType<TestIdentity['loggedIn']>>['claims'];

/** Identity with its own database, for records of sign-ins (D35). */
export class ActivityStage {
  database!: TestDatabase;
  identity!: TestIdentity;
  /** As the superuser, to look. */
  rows!: pg.Pool;
  mails!: AccountMails;

  async owner(email = freshEmail()) {
    const { claims, mark, cookie } = await this.identity.loggedIn(email);
    return { email, claims, mark, cookie, id: claims.sub };
  }

  /** Waits until all refusals are recorded. */
  written(at = this.identity): Promise<void> {
    return at.app.get(ActivityNotes, { strict: false }).flush();
  }

  /** The emails of recovery requests are written after their responses. */
  async requestsAreWritten(): Promise<void> {
    for (let tries = 0; tries < 500; tries += 1) {
      if ((await this.rows.query('SELECT 1 FROM identity.recovery_requests')).rowCount === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('a request for a new password stays');
  }

  async list(claims: Claims, query = '', at = this.identity) {
    await this.written(at);
    return at.call('GET', `/api/auth/activity${query}`, { claims });
  }

  async activity(claims: Claims, query = ''): Promise<Activity[]> {
    return (await this.list(claims, query)).json();
  }

  /** Kinds, newest first. */
  async kinds(claims: Claims, query = ''): Promise<string[]> {
    return (await this.activity(claims, query)).map(({ tipo }) => tipo);
  }

  async rowsOf(accountId: string) {
    const sql = 'SELECT * FROM identity.account_activity WHERE conta_id = $1 ORDER BY em DESC, id DESC';
    return (await this.rows.query(sql, [accountId])).rows;
  }

  async newDeviceMails(userId: string) {
    return (await this.mails.to(userId))
      .filter(({ kind }) => kind === 'new-device')
      .map(({ model }) => model);
  }
}

/** Registers the hooks of the file. Limits by address are wide: one test file is one address to them. */
export function setActivityStage(overrides: Record<string, string> = {}): ActivityStage {
  const stage = new ActivityStage();
  beforeAll(async () => {
    stage.database = await createTestDatabase();
    stage.rows = new pg.Pool({ connectionString: stage.database.adminUrl, max: 3 });
    const wide = { LIMIT_LOGIN_ADDRESS: '100000', LIMIT_REGISTER_ADDRESS: '100000' };
    stage.identity = await TestIdentity.start(stage.database, { ...wide, ...overrides });
    stage.mails = new AccountMails(stage.rows, stage.identity);
  });
  afterAll(async () => {
    await stage.identity.close();
    await stage.rows.end();
    await stage.database.drop();
  });
  return stage;
}
