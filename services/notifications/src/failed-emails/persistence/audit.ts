import type { After } from '@acordo/contracts/internal/position';
import { after, page } from '@acordo/service-kit/database/page';
import { sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AuditEntryEntity } from '../../database/entities/audit-entry.js';

export const recordResend = (tx: Tx, entry: Omit<AuditEntryEntity, 'em'>) =>
  tx.repository(AuditEntryEntity).insert(entry);

export type AuditRow = Omit<AuditEntryEntity, 'porta'>;
const list = statement(
  'resent-emails',
  sql`SELECT id, em, quem_id, quem, outbox_id, kind, motivo, ip FROM audit_log
      WHERE (em, id) < (${page.em}::timestamptz, ${page.id}::uuid) ORDER BY em DESC, id DESC LIMIT ${page.rows}`,
).returning<AuditRow>();
export const readEntries = (db: Queryable, from: After) => db.query(list, after(from));
