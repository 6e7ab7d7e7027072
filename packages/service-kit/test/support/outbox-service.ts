import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { createService } from '../../src/boot/create-service.js';
import { Clock } from '../../src/clock/clock.js';
import { DatabaseModule } from '../../src/database/database.module.js';
import { createLogger } from '../../src/logging/logger.js';
import { OutboxModule } from '../../src/outbox/outbox.module.js';
import type { OutboxOptions } from '../../src/outbox/outbox-options.js';

export const QUEUE = { name: 'kit-test', attempts: 3, backoffMs: 50 };
export const KEY = Buffer.alloc(32, 7);
export const Note = z.strictObject({ text: z.string(), at: z.date().transform((at) => at.toISOString()) });
export const note = (text = 'olá') => ({ kind: 'note', model: { text, at: new Date(0) } });

// Exactly what every service's migration creates.
const TABLE = `
  CREATE SCHEMA kit;
  CREATE FUNCTION kit.agora() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
    SELECT date_trunc('milliseconds',
      clock_timestamp() + coalesce(nullif(current_setting('acordo.clock_shift', true), ''), '0')::interval) $$;
  CREATE TABLE kit.outbox (
    id uuid PRIMARY KEY, kind text NOT NULL, v smallint NOT NULL, model jsonb,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'queued', 'sent', 'dead')),
    reason text NOT NULL DEFAULT '', tentativas integer NOT NULL DEFAULT 0,
    criado_em timestamptz NOT NULL DEFAULT kit.agora(), enfileirado_em timestamptz, resolvido_em timestamptz);
  CREATE INDEX ON kit.outbox (criado_em) WHERE status = 'pending';
  CREATE INDEX ON kit.outbox (enfileirado_em) WHERE status = 'queued';
  GRANT USAGE ON SCHEMA kit TO identity_app;
  GRANT SELECT, INSERT, UPDATE ON kit.outbox TO identity_app;
  CREATE FUNCTION kit.esquece_enviadas() RETURNS integer LANGUAGE plpgsql VOLATILE
  SECURITY DEFINER SET search_path = kit, pg_temp AS $$
  DECLARE esquecidas integer;
  BEGIN
    DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox WHERE status = 'sent' AND resolvido_em < agora() - interval '30 days'
      ORDER BY resolvido_em LIMIT 5000);
    GET DIAGNOSTICS esquecidas = ROW_COUNT;
    RETURN esquecidas;
  END $$;`;

export interface OutboxDatabase extends TestDatabase {
  /** As the superuser, to look and to prepare. */
  admin: pg.Pool;
  close(): Promise<void>;
}

/** A database with one outbox; the running role has a service's rights and search_path. */
export async function outboxDatabase(): Promise<OutboxDatabase> {
  const database = await createTestDatabase();
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 3 });
  admin.on('error', () => undefined); // dropping the database ends its connections
  await admin.query(TABLE);
  await admin.query(`ALTER ROLE identity_app IN DATABASE "${database.name}" SET search_path = kit`);
  const close = async () => {
    await admin.end();
    await database.drop();
  };
  return { ...database, admin, close };
}

export interface OutboxService {
  app: NestFastifyApplication;
  /** Log lines at warn and above. */
  warnings: string[];
}

/** A running service with only an outbox. */
export async function outboxService(
  database: TestDatabase,
  redisUrl: string,
  options: Partial<OutboxOptions> = {},
  issuers: readonly string[] = ['gateway', 'notifications', 'admin'],
): Promise<OutboxService> {
  const warnings: string[] = [];
  const logger = createLogger(
    { name: 'kit-test', level: 'warn' },
    { write: (line: string) => void warnings.push(line) },
  );
  const app = await createService({
    module: {
      module: class Root {},
      imports: [
        DatabaseModule.forRoot({
          url: database.url('identity_app'),
          schema: 'kit',
          entities: [],
          migrations: [],
          application: 'kit-test',
        }),
        OutboxModule.forRoot({
          source: 'identity',
          redisUrl,
          queue: QUEUE,
          mayRead: ['notifications'],
          models: { note: Note },
          ...options,
        }),
      ],
    },
    guard: { audience: 'identity', keys: [KEY], issuers },
    clock: new Clock(),
    logger,
    bodyLimit: 10_000,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return { app, warnings };
}
