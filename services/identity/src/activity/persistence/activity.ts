import type { Activity } from '@acordo/contracts/http/auth/activity';
import type { ActivityKind } from '@acordo/contracts/http/auth/activity-kinds';
import type { AccessEntry } from '@acordo/contracts/http/vitamina/audit';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Folding } from '../domain/folding.js';
import type { Happening } from '../happening.js';

export interface AccountRef {
  tipo: 'usuario' | 'administrador';
  id: string;
}

export interface NewActivity extends Happening, Omit<Folding, 'rowsPerDay'> {
  id: string;
  conta: AccountRef;
  rowsPerDay: number;
  /** How often it happened. */
  vezes: number;
  /** Milliseconds since it did. */
  ago: number;
  /** Mails that were sent about it. */
  avisos: number;
}

/** Key of the row for what is not told apart any more. */
const REST = '*';

// Windows are those of UTC days; that of ten minutes lies within one. Where several come at once a few rows more are made.
const upsert = statement(
  'activity-upsert',
  `WITH now_ AS MATERIALIZED (
     SELECT date_trunc('milliseconds', agora() - make_interval(secs => $1::float8 / 1000)) AS at
   ), place AS (
     SELECT at, date_bin('1 day', at, 'epoch') AS dia, date_bin(make_interval(secs => $2), at, 'epoch') AS janela
     FROM now_
   ), told AS (
     SELECT place.*, EXISTS (
         SELECT 1 FROM account_activity a
         WHERE a.conta_id = $4 AND a.tipo = $5 AND a.chave = $6 AND a.janela = place.janela
       ) OR (
         SELECT count(*) FROM account_activity a
         WHERE a.conta_id = $4 AND a.tipo = $5 AND a.janela >= place.dia AND a.chave <> '${REST}'
       ) < $7 AS apart
     FROM place
   )
   INSERT INTO account_activity AS row_
     (id, conta_tipo, conta_id, tipo, chave, janela, metodo, ip, porta, aparelho, em, desde, vezes, avisos)
   SELECT $8, $3, $4, $5, CASE WHEN apart THEN $6 ELSE '${REST}' END, CASE WHEN apart THEN janela ELSE dia END,
     $9, CASE WHEN apart THEN $10 ELSE '' END, CASE WHEN apart THEN $11::int ELSE 0 END,
     CASE WHEN apart THEN $12 ELSE '' END, at, at, $13, $14
   FROM told
   ON CONFLICT (conta_id, tipo, chave, janela) DO UPDATE SET
     metodo = excluded.metodo, ip = excluded.ip, porta = excluded.porta, aparelho = excluded.aparelho,
     em = greatest(row_.em, excluded.em), desde = least(row_.desde, excluded.desde),
     vezes = row_.vezes + excluded.vezes, avisos = row_.avisos + excluded.avisos`,
);
/** The last statement of a transaction that changes an account: whoever waits here holds up nobody who waits for more. */
export const upsertActivity = (db: Queryable, row: NewActivity) =>
  db.query(upsert, [
    row.ago,
    row.windowSeconds,
    row.conta.tipo,
    row.conta.id,
    row.tipo,
    row.key,
    row.rowsPerDay,
    row.id,
    row.metodo,
    row.ip,
    row.porta,
    row.aparelho,
    row.vezes,
    row.avisos,
  ]);

const COLUMNS = 'a.id, a.tipo, a.metodo, a.em, a.desde, a.vezes, a.ip, a.porta, a.aparelho';

export type ActivityRow = Omit<Activity, 'em' | 'desde'> & { em: Date; desde: Date };
const ofUser = statement(
  'activity-of-user',
  `SELECT ${COLUMNS} FROM account_activity a
   WHERE a.conta_id = $1 AND a.conta_tipo = 'usuario' AND a.tipo = ANY ($2::text[])
     AND (a.em, a.id) < ($3::timestamptz, $4::uuid)
   ORDER BY a.em DESC, a.id DESC LIMIT $5`,
);
export interface ActivityPage {
  kinds: readonly ActivityKind[];
  em: string;
  id: string;
  rows: number;
}
export const readOwnActivity = (db: Queryable, userId: string, { kinds, em, id, rows }: ActivityPage) =>
  db.query<ActivityRow>(ofUser, [userId, kinds, em, id, rows]);

export type AccessRow = Omit<AccessEntry, 'em' | 'desde'> & { em: Date; desde: Date };
const ofAll = statement(
  'activity-of-all',
  `SELECT ${COLUMNS}, a.conta_tipo, a.conta_id, coalesce(nullif(u.nome, ''), u.email, d.email, '') AS conta
   FROM account_activity a
   LEFT JOIN users u ON u.id = a.conta_id AND a.conta_tipo = 'usuario'
   LEFT JOIN admins d ON d.id = a.conta_id AND a.conta_tipo = 'administrador'
   WHERE (a.em, a.id) < ($1::timestamptz, $2::uuid) ORDER BY a.em DESC, a.id DESC LIMIT $3`,
);
export const readAllActivity = (db: Queryable, em: string, id: string, rows: number) =>
  db.query<AccessRow>(ofAll, [em, id, rows]);

const purge = statement(
  'activity-purge',
  `DELETE FROM account_activity WHERE id IN
     (SELECT id FROM account_activity WHERE em < agora() - interval '6 months' ORDER BY em LIMIT $1)
   RETURNING 1 AS gone`,
);
/** D35: six months. How many went. */
export const purgeActivity = async (db: Queryable, most: number): Promise<number> =>
  (await db.query(purge, [most])).length;
