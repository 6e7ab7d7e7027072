import { randomUUID } from 'node:crypto';
import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { EMAIL_QUEUE, EMAIL_QUEUE_TERMS } from '@acordo/contracts/internal/jobs';
import type { MailKind } from '@acordo/contracts/internal/mail/kinds';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { JobProducer } from '@acordo/service-kit/queue/job-producer';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { until } from '../../../../packages/service-kit/test/support/until.js';
import { configSchema } from '../../src/config.js';
import { createApp } from '../../src/create-app.js';
import { type FakeService, fakeService, type Row } from './fake-services.js';

const PAUSE_MS = 50;

export interface Delivery {
  outbox_id: string;
  source: string;
  kind: string;
  recipient_masked: string;
  message_id: string;
  outcome: string;
  reason: string;
  undelivered: string | null;
  tries: number;
  settled_em: Date | null;
}

/** Everything around the service: its database, the two services, the queue as a relay fills it. */
export class PostOffice {
  readonly log: string[] = [];
  private readonly open: { close(): Promise<unknown> }[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly admin: pg.Pool,
    readonly redisUrl: string,
    readonly identity: FakeService,
    readonly proposals: FakeService,
  ) {}

  static async start(redisUrl: string): Promise<PostOffice> {
    const [database, identity, proposals] = await Promise.all([
      createTestDatabase(),
      fakeService('identity'),
      fakeService('proposals'),
    ]);
    const admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
    admin.on('error', () => undefined); // dropping the database ends its connections
    const { id, nome, email, email_confirmado } = userFixture;
    identity.contacts.set(id, { nome, email, email_confirmado, conta_encerrada: false });
    const office = new PostOffice(database, admin, redisUrl, identity, proposals);
    await office.redis().flushdb(); // a worker's test files share one Redis database: jobs of the previous file must not run here
    return office;
  }

  environment(more: Record<string, string>): Record<string, string> {
    const text = (key: Buffer) => key.toString('base64url');
    return {
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: this.database.url('notifications_app'),
      REDIS_URL: this.redisUrl,
      INTERNAL_KEY_NOTIFICATIONS: text(Buffer.alloc(32, 1)),
      MAIL_KEY: text(Buffer.alloc(32, 9)),
      INTERNAL_KEY_IDENTITY: text(this.identity.key),
      INTERNAL_KEY_PROPOSALS: text(this.proposals.key),
      IDENTITY_URL: this.identity.url,
      PROPOSALS_URL: this.proposals.url,
      PUBLIC_URL: 'https://acordo.example',
      MAILS_PER_RECIPIENT_DAY: '1000',
      MAILS_PER_UNCONFIRMED_DAY: '1000',
      NOTICES_PER_OWNER_HOUR: '1000',
      ...more,
    };
  }

  /** The service, at work. */
  async service(more: Record<string, string>): Promise<NestFastifyApplication> {
    const write = (line: string) => void this.log.push(line);
    const logger = createLogger({ name: 'notifications', level: 'debug' }, { write });
    const app = await createApp(configSchema.parse(this.environment(more)), { logger });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    this.open.push(app);
    return app;
  }

  /** An open row of proposals' outbox. */
  row(kind: MailKind = 'proposal-signed', changes: Partial<Row> & { id?: string } = {}): string {
    const { id = randomUUID(), ...rest } = changes;
    const fresh: Row = { kind, v: 1, model: mailFixtures[kind], status: 'queued', reason: '', settled: 0 };
    this.proposals.rows.set(id, { ...fresh, ...rest });
    return id;
  }

  /** Puts jobs on the queue as the relay does, but with short pauses. */
  async enqueue(ids: readonly string[], data: object = {}, attempts = 3): Promise<void> {
    const redis = this.redis();
    const producer = new JobProducer(redis, { ...EMAIL_QUEUE_TERMS, attempts, backoffMs: PAUSE_MS });
    await until('Redis', () => redis.status === 'ready');
    const job = (id: string) => ({
      source: 'proposals',
      outboxId: id,
      kind: 'proposal-signed',
      v: 1,
      ...data,
    });
    await producer.addAll(ids.map((id) => ({ id, name: 'proposal-signed', data: job(id) })));
    await producer.close();
  }

  /** A row and its job. */
  async post(kind: MailKind = 'proposal-signed', changes: Partial<Row> = {}, attempts = 3): Promise<string> {
    const id = this.row(kind, changes);
    await this.enqueue([id], { kind }, attempts);
    return id;
  }

  at(id: string): Row {
    const row = this.proposals.rows.get(id);
    if (!row) throw new Error(`no row ${id}`);
    return row;
  }

  settled(id: string, ms = 15_000): Promise<unknown> {
    return until(`${id} settled`, () => this.at(id).status !== 'queued', ms);
  }

  async deliveries(): Promise<Delivery[]> {
    const { rows } = await this.admin.query<Delivery>('SELECT * FROM notifications.deliveries ORDER BY em');
    return rows;
  }

  /** Jobs of every state that are still in the queue. */
  async jobsLeft(): Promise<number> {
    const queue = new Queue(EMAIL_QUEUE, { connection: this.redis() });
    queue.on('error', () => undefined);
    return queue.getJobCountByTypes('waiting', 'active', 'delayed', 'failed', 'completed');
  }

  async job(id: string) {
    const queue = new Queue(EMAIL_QUEUE, { connection: this.redis() });
    queue.on('error', () => undefined);
    return queue.getJob(id);
  }

  redis(): Redis {
    const redis = new Redis(this.redisUrl, { maxRetriesPerRequest: null });
    redis.on('error', () => undefined); // tests stop servers
    this.open.push({ close: async () => redis.disconnect() });
    return redis;
  }

  /** Services and connections of one test. */
  async closeOpen(): Promise<void> {
    for (const part of this.open.splice(0).reverse()) await part.close();
  }

  async close(): Promise<void> {
    await this.closeOpen();
    await Promise.all([this.identity.close(), this.proposals.close(), this.admin.end()]);
    await this.database.drop();
  }
}
