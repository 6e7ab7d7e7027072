import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Injectable, type Type } from '@nestjs/common';
import { z } from 'zod';
import type { TestDatabase } from '../../../../test/database.js';
import { createService } from '../../src/boot/create-service.js';
import { Clock } from '../../src/clock/clock.js';
import { DatabaseModule } from '../../src/database/database.module.js';
import { parameters, sql } from '../../src/database/sql.js';
import { statement } from '../../src/database/statement.js';
import type { Tx } from '../../src/database/unit-of-work.js';
import { InboxModule } from '../../src/inbox/inbox.module.js';
import type { EventHandler } from '../../src/inbox/inbox-options.js';
import { createLogger } from '../../src/logging/logger.js';
import { KEY } from './outbox-service.js';

export const EVENTS = { name: 'kit-events', attempts: 20, backoffMs: 50 };
export const Happened = z.strictObject({ what: z.string() });
export const happened = (what = 'algo') => ({ kind: 'happened', model: { what } });

/** The consumer's tables, as its migrations make them; `effects` is what a handler writes. */
export const INBOX_TABLES = `
  CREATE TABLE kit.inbox (
    id uuid PRIMARY KEY, kind text NOT NULL, recebido_em timestamptz NOT NULL DEFAULT kit.agora());
  CREATE TABLE kit.effects (what text NOT NULL);
  GRANT SELECT, INSERT ON kit.inbox, kit.effects TO identity_app;`;

const write = statement(
  'test-effect',
  sql`INSERT INTO effects (what) VALUES (${parameters<{ what: string }>().what})`,
);

/** A handler that writes a row, and then runs the test's function. */
export function handlerThat(work: (what: string) => Promise<void> | void): Type<EventHandler> {
  @Injectable()
  class Handler implements EventHandler<z.output<typeof Happened>> {
    readonly kind = 'happened';
    readonly v = 1;
    readonly model = Happened;
    async handle(tx: Tx, { what }: z.output<typeof Happened>): Promise<void> {
      await tx.query(write, { what });
      await work(what);
    }
  }
  return Handler as Type<EventHandler>;
}

/** A running service with only an inbox; it takes events from the service at `sourceUrl`. */
export async function inboxService(
  database: TestDatabase,
  {
    redisUrl,
    sourceUrl,
    work,
  }: { redisUrl: string; sourceUrl: string; work: Parameters<typeof handlerThat>[0] },
): Promise<NestFastifyApplication> {
  const clock = new Clock();
  const app = await createService({
    module: {
      module: class Root {},
      imports: [
        DatabaseModule.forRoot({
          url: database.url('identity_app'),
          schema: 'kit',
          entities: [],
          migrations: [],
          application: 'kit-inbox',
        }),
        InboxModule.forRoot(
          {
            consumer: 'proposals',
            redisUrl,
            queue: EVENTS,
            sources: { identity: { url: sourceUrl, key: KEY } },
            clock,
          },
          [handlerThat(work)],
        ),
      ],
    },
    guard: { audience: 'proposals', keys: [KEY], issuers: [] },
    clock,
    logger: createLogger({ name: 'kit-inbox', level: 'silent' }),
    bodyLimit: 10_000,
  });
  await app.init();
  return app;
}
