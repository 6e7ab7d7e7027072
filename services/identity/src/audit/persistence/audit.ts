import type { After } from '@acordo/contracts/internal/position';
import { after, page } from '@acordo/service-kit/database/page';
import { sql } from '@acordo/service-kit/database/sql';
import { exactlyOne, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AuditDetailEntity } from '../../database/entities/audit-detail.js';
import { AuditEntryEntity } from '../../database/entities/audit-entry.js';

type Values = Pick<AuditDetailEntity, 'antes' | 'depois'>;

export async function insertEntry(
  tx: Tx,
  entry: Omit<AuditEntryEntity, 'em'>,
  values: Values,
): Promise<void> {
  await tx.repository(AuditEntryEntity).insert(entry);
  await tx.repository(AuditDetailEntity).insert({ audit_id: entry.id, ...values });
}

/** Entries as returned; the values are null once they were erased. `alvo`: its current name. */
export type EntryRow = Omit<AuditEntryEntity, 'porta'> & {
  [Column in keyof Values]: Values[Column] | null;
} & { alvo: string };

const list = statement(
  'audit-page',
  sql`SELECT l.id, l.em, l.quem_id, l.quem, l.acao, l.alvo_tipo, l.alvo_id, l.ip, d.antes, d.depois,
        coalesce(nullif(u.nome, ''), u.email, a.email, '') AS alvo
      FROM audit_log l LEFT JOIN audit_details d ON d.audit_id = l.id
      LEFT JOIN users u ON u.id = l.alvo_id AND l.alvo_tipo = 'usuario'
      LEFT JOIN admins a ON a.id = l.alvo_id AND l.alvo_tipo = 'administrador'
      WHERE (l.em, l.id) < (${page.em}::timestamptz, ${page.id}::uuid)
      ORDER BY l.em DESC, l.id DESC LIMIT ${page.rows}`,
).returning<EntryRow>();
export const readEntries = (db: Queryable, from: After) => db.query(list, after(from));

const eraseGone = statement('audit-erase-gone', sql`SELECT apaga_auditoria_de_ausentes() AS rows`).returning<{
  rows: number;
}>();
/** How many entries lost their values: those about erased users (D37). */
export const eraseValuesOfGoneUsers = async (db: Queryable): Promise<number> =>
  (await exactlyOne(db, eraseGone)).rows;
