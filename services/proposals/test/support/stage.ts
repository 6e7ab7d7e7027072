import { afterAll, beforeAll, jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { Rows } from './rows.js';
import { TestApp } from './test-app.js';

/** A test file's set-up: its own database, the service on it, and access to its rows. */
export class Stage {
  database!: TestDatabase;
  app!: TestApp;
  rows!: Rows;
  private readonly more: TestApp[] = [];
  private readonly endings: (() => Promise<void>)[] = [];

  /** The same service on the same database at another time: `seconds` from now (D3). */
  async at(seconds: number, overrides: Record<string, string> = {}): Promise<TestApp> {
    const variables = { CLOCK_SHIFT: String(Math.round(seconds)), ...overrides };
    const app = await TestApp.start(this.database, variables);
    this.more.push(app);
    return app;
  }

  /** Runs before the database is dropped. */
  beforeEnd(work: () => Promise<void>): void {
    this.endings.push(work);
  }

  async close(): Promise<void> {
    for (const end of this.endings) await end();
    for (const app of [this.app, ...this.more]) await app?.close();
    await this.rows?.close();
    await this.database?.drop();
  }
}

/** Dozens of calls at once on a database while other tests run: slow on a busy machine. */
const TIMEOUT_MS = 60_000;

/** Registers the hooks of the file. */
export function setStage(overrides: Record<string, string> = {}): Stage {
  const stage = new Stage();
  jest.setTimeout(TIMEOUT_MS);
  beforeAll(async () => {
    stage.database = await createTestDatabase();
    stage.app = await TestApp.start(stage.database, overrides);
    stage.rows = Rows.open(stage.database);
  });
  afterAll(() => stage.close());
  return stage;
}
