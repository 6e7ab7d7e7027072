import { Database } from '@acordo/service-kit/database/database';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import { Injectable } from '@nestjs/common';
import { HeldNoticeEntity } from '../../database/entities/held-notice.js';

export type HeldNoticeKey = Pick<HeldNoticeEntity, 'source' | 'kind'> & { outboxId: string };

const p = parameters<HeldNoticeEntity & { waitMs: number; bundleId: string; most: number }>();

const find = statement(
  'held-find',
  sql`SELECT (extract(epoch FROM due_em - agora()) * 1000)::float8 AS wait, bundle_id FROM held_notices
      WHERE outbox_id = ${p.outbox_id}`,
).returning<Pick<HeldNoticeEntity, 'bundle_id'> & { wait: number }>();

// One that has waited already keeps its position; later ones are behind it.
const lineEnd = statement(
  'held-line-end',
  sql`SELECT (extract(epoch FROM max(due_em) - agora()) * 1000)::float8 AS wait FROM held_notices
      WHERE to_user = ${p.to_user} AND due_em > agora() AND bundle_id IS NULL`,
).returning<{ wait: number | null }>();

const hold = statement(
  'held-hold',
  sql`INSERT INTO held_notices (outbox_id, source, kind, to_user, due_em)
      VALUES (${p.outbox_id}, ${p.source}, ${p.kind}, ${p.to_user},
        agora() + make_interval(secs => ${p.waitMs}::float8 / 1000))
      ON CONFLICT (outbox_id) DO NOTHING`,
);

// Of two jobs that run at once the second waits for the first one's lock, then finds nothing left.
const gather = statement(
  'held-gather',
  sql`UPDATE held_notices SET bundle_id = ${p.bundleId} WHERE outbox_id IN (
        SELECT outbox_id FROM held_notices
        WHERE to_user = ${p.to_user} AND bundle_id IS NULL AND due_em <= agora()
        ORDER BY em, outbox_id LIMIT ${p.most} FOR UPDATE) AND bundle_id IS NULL`,
);

const members = statement(
  'held-members',
  sql`SELECT outbox_id AS "outboxId", source, kind FROM held_notices
      WHERE bundle_id = ${p.bundleId} ORDER BY em, outbox_id`,
).returning<HeldNoticeKey>();

/** Notices that wait to be combined into one message (D48). */
@Injectable()
export class HeldNotices {
  constructor(private readonly database: Database) {}

  /** `wait`: milliseconds until it is due; none, or fewer, when it is. */
  find(outbox_id: string) {
    return one(this.database, find, { outbox_id });
  }

  /** Milliseconds until the owner's next combined message is sent; null if there is none. */
  async waitOf(to_user: string): Promise<number | null> {
    return (await one(this.database, lineEnd, { to_user }))?.wait ?? null;
  }

  async hold({ outboxId, ...notice }: HeldNoticeKey, to_user: string, waitMs: number): Promise<void> {
    await this.database.query(hold, { ...notice, outbox_id: outboxId, to_user, waitMs });
  }

  /** Puts what is due for this owner, at most `most`, into this bundle. */
  async gather(to_user: string, bundleId: string, most: number): Promise<void> {
    await this.database.query(gather, { to_user, bundleId, most });
  }

  /** In their order of arrival. */
  members(bundleId: string): Promise<HeldNoticeKey[]> {
    return this.database.query(members, { bundleId });
  }

  /** It is handled by itself again. */
  async release(outbox_id: string): Promise<void> {
    await this.database.repository(HeldNoticeEntity).delete({ outbox_id });
  }
}
