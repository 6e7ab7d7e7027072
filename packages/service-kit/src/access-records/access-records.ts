import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import { counter } from '../health/metrics.js';
import type { AccessRecord } from './access-record.entity.js';
import { insertRecords } from './access-statements.js';

const FLUSH_MS = 1_000;
/** Rows of one statement. */
const BATCH = 1_000;
/** Rows that wait for a database that is away; about 10 MB. */
const MOST = 50_000;

const lost = counter(
  'acordo_access_records_lost_total',
  'Access records that were not kept because the database was away for too long (D35).',
);

/** Stores access records in the background: no call waits for its own. One statement a second writes them. */
@Injectable()
export class AccessRecords {
  private readonly logger = new Logger('AccessRecords');
  private waiting: AccessRecord[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private failing = false;

  constructor(private readonly database: Database) {}

  note(record: AccessRecord): void {
    if (this.waiting.length >= MOST) return lost.inc();
    this.waiting.push(record);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes all waiting rows, or as many as the database accepts. Never throws. */
  flush(): Promise<void> {
    this.running ??= this.write().finally(() => {
      this.running = null;
      clearTimeout(this.timer);
      this.timer =
        this.waiting.length > 0 ? setTimeout(() => void this.flush(), FLUSH_MS).unref() : undefined;
    });
    return this.running;
  }

  /** Writes the last ones, after the last call. */
  async close(): Promise<void> {
    await this.running;
    await this.flush();
    clearTimeout(this.timer);
    if (this.waiting.length > 0) lost.inc(this.waiting.length);
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, BATCH);
      try {
        await insertRecords(this.database, batch);
      } catch (error) {
        if (!this.failing) this.logger.warn(`access records wait: ${(error as Error).message}`);
        this.failing = true;
        return;
      }
      this.failing = false;
      this.waiting = this.waiting.slice(batch.length);
    }
  }
}
