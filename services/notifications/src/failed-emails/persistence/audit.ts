import { type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface AuditRow {
  id: string;
  em: Date;
  quem_id: string;
  quem: string;
  outbox_id: string;
  kind: string;
  motivo: string;
  ip: string;
}

const insert = statement(
  'audit-insert',
  `INSERT INTO audit_log (id, quem_id, quem, outbox_id, kind, motivo, ip, porta)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
export const recordResend = (tx: Queryable, row: Omit<AuditRow, 'em'> & { porta: number }) =>
  tx.query(insert, [row.id, row.quem_id, row.quem, row.outbox_id, row.kind, row.motivo, row.ip, row.porta]);

const page = statement(
  'audit-page',
  `SELECT id, em, quem_id, quem, outbox_id, kind, motivo, ip FROM audit_log
   WHERE (em, id) < ($1::timestamptz, $2::uuid) ORDER BY em DESC, id DESC LIMIT $3`,
);
export const readEntries = (db: Queryable, em: string, id: string, rows: number) =>
  db.query<AuditRow>(page, [em, id, rows]);
