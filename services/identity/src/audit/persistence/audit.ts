import type { AuditEntry } from '@acordo/contracts/http/vitamina/audit';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface NewEntry {
  id: string;
  quemId: string | null;
  quem: string;
  acao: AuditEntry['acao'];
  alvoTipo: 'usuario' | 'administrador';
  alvoId: string;
  ip: string;
  porta: number;
  antes: object;
  depois: object;
}

const insert = statement(
  'audit-insert',
  `WITH entry AS (
     INSERT INTO audit_log (id, quem_id, quem, acao, alvo_tipo, alvo_id, ip, porta)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id)
   INSERT INTO audit_details (audit_id, antes, depois) SELECT id, $9::jsonb, $10::jsonb FROM entry`,
);
export const insertEntry = (tx: Queryable, entry: NewEntry) =>
  tx.query(insert, [
    entry.id,
    entry.quemId,
    entry.quem,
    entry.acao,
    entry.alvoTipo,
    entry.alvoId,
    entry.ip,
    entry.porta,
    JSON.stringify(entry.antes),
    JSON.stringify(entry.depois),
  ]);

/** Entries as they are answered; the values are null once they were erased. */
export type EntryRow = Omit<AuditEntry, 'em'> & { em: Date };

const page = statement(
  'audit-page',
  `SELECT l.id, l.em, l.quem_id, l.quem, l.acao, l.alvo_tipo, l.alvo_id, l.ip, d.antes, d.depois,
     coalesce(nullif(u.nome, ''), u.email, a.email, '') AS alvo
   FROM audit_log l LEFT JOIN audit_details d ON d.audit_id = l.id
   LEFT JOIN users u ON u.id = l.alvo_id AND l.alvo_tipo = 'usuario'
   LEFT JOIN admins a ON a.id = l.alvo_id AND l.alvo_tipo = 'administrador'
   WHERE (l.em, l.id) < ($1::timestamptz, $2::uuid) ORDER BY l.em DESC, l.id DESC LIMIT $3`,
);
export const readEntries = (db: Queryable, em: string, id: string, rows: number) =>
  db.query<EntryRow>(page, [em, id, rows]);

const eraseGone = statement('audit-erase-gone', 'SELECT apaga_auditoria_de_ausentes() AS rows');
/** How many entries lost their values: those about users that are gone (D37). */
export const eraseValuesOfGoneUsers = async (db: Queryable): Promise<number> =>
  (await one<{ rows: number }>(db, eraseGone))?.rows ?? 0;
