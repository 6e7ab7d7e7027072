import type { NoticeKind } from '@acordo/contracts/internal/mail/kinds';
import { Database } from '@acordo/service-kit/database/database';
import { one, statement } from '@acordo/service-kit/database/statement';
import { Injectable } from '@nestjs/common';
import type { Source } from '../../sources/sources.js';

export interface HeldPlace {
  outboxId: string;
  source: Source;
  kind: NoticeKind;
}
interface Held {
  /** Milliseconds until it is due; none, or fewer, when it is. */
  wait: number;
  bundle_id: string | null;
}

const find = statement(
  'held-find',
  `SELECT (extract(epoch FROM due_em - agora()) * 1000)::float8 AS wait, bundle_id FROM held_notices
   WHERE outbox_id = $1`,
);

// One that has waited for its turn already has a place in the line; later ones stand behind it.
const lineEnd = statement(
  'held-line-end',
  `SELECT (extract(epoch FROM max(due_em) - agora()) * 1000)::float8 AS wait FROM held_notices
   WHERE to_user = $1 AND due_em > agora() AND bundle_id IS NULL`,
);

const hold = statement(
  'held-hold',
  `INSERT INTO held_notices (outbox_id, source, kind, to_user, due_em)
   VALUES ($1, $2, $3, $4, agora() + make_interval(secs => $5::float8 / 1000))
   ON CONFLICT (outbox_id) DO NOTHING`,
);

// Two jobs that wake at once: the second waits for the first one's lock, then finds nothing left to take.
const gather = statement(
  'held-gather',
  `UPDATE held_notices SET bundle_id = $2 WHERE outbox_id IN (
     SELECT outbox_id FROM held_notices WHERE to_user = $1 AND bundle_id IS NULL AND due_em <= agora()
     ORDER BY em, outbox_id LIMIT $3 FOR UPDATE) AND bundle_id IS NULL`,
);

const members = statement(
  'held-members',
  `SELECT outbox_id AS "outboxId", source, kind FROM held_notices WHERE bundle_id = $1 ORDER BY em, outbox_id`,
);

const release = statement('held-release', 'DELETE FROM held_notices WHERE outbox_id = $1');

/** Notices that wait to be joined into one message (D48). */
@Injectable()
export class HeldNotices {
  constructor(private readonly database: Database) {}

  find(outboxId: string): Promise<Held | null> {
    return one<Held>(this.database, find, [outboxId]);
  }

  /** Milliseconds until the owner's next joined message leaves; null where none is being gathered. */
  async waitOf(userId: string): Promise<number | null> {
    return (await one<{ wait: number | null }>(this.database, lineEnd, [userId]))?.wait ?? null;
  }

  async hold({ outboxId, source, kind }: HeldPlace, userId: string, waitMs: number): Promise<void> {
    await this.database.query(hold, [outboxId, source, kind, userId, waitMs]);
  }

  /** Puts what is due for this owner, at most `most`, into this bundle. */
  async gather(userId: string, bundleId: string, most: number): Promise<void> {
    await this.database.query(gather, [userId, bundleId, most]);
  }

  /** In the order in which they came. */
  members(bundleId: string): Promise<HeldPlace[]> {
    return this.database.query<HeldPlace>(members, [bundleId]);
  }

  /** It goes its own way again. */
  async release(outboxId: string): Promise<void> {
    await this.database.query(release, [outboxId]);
  }
}
