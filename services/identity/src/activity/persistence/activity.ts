import type { ActivityKind } from '@acordo/contracts/http/auth/activity-kinds';
import type { After } from '@acordo/contracts/internal/position';
import { after, page } from '@acordo/service-kit/database/page';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { AccountActivityEntity } from '../../database/entities/account-activity.js';
import type { Folding } from '../domain/folding.js';

export interface AccountRef {
  tipo: AccountActivityEntity['conta_tipo'];
  id: string;
}

type NewActivity = Omit<AccountActivityEntity, 'chave' | 'janela' | 'em' | 'desde'> &
  Folding & {
    /** Milliseconds since it happened. */
    ago: number;
  };
const p = parameters<NewActivity & { kinds: readonly ActivityKind[]; most: number }>();

/** Key of the row for what is no longer recorded separately. */
const REST = raw(`'*'`);
/** Rows of this account and kind. */
const SAME = sql`a.conta_id = ${p.conta_id} AND a.tipo = ${p.tipo}`;

// Windows are UTC days; one of ten minutes is within one. Concurrent events may make a few more rows.
const upsert = statement(
  'activity-upsert',
  sql`WITH now_ AS MATERIALIZED (
        SELECT date_trunc('milliseconds', agora() - make_interval(secs => ${p.ago}::float8 / 1000)) AS at
      ), place AS (
        SELECT at, date_bin('1 day', at, 'epoch') AS day,
          date_bin(make_interval(secs => ${p.windowSeconds}), at, 'epoch') AS window_start
        FROM now_
      ), told AS (
        SELECT place.*, EXISTS (
            SELECT 1 FROM account_activity a WHERE ${SAME} AND a.chave = ${p.key} AND a.janela = place.window_start
          ) OR (
            SELECT count(*) FROM account_activity a WHERE ${SAME} AND a.janela >= place.day AND a.chave <> ${REST}
          ) < ${p.rowsPerDay} AS apart
        FROM place
      )
      INSERT INTO account_activity AS row_
        (id, conta_tipo, conta_id, tipo, chave, janela, metodo, ip, porta, aparelho, em, desde, vezes, avisos)
      SELECT ${p.id}, ${p.conta_tipo}, ${p.conta_id}, ${p.tipo}, CASE WHEN apart THEN ${p.key} ELSE ${REST} END,
        CASE WHEN apart THEN window_start ELSE day END, ${p.metodo}, CASE WHEN apart THEN ${p.ip} ELSE '' END,
        CASE WHEN apart THEN ${p.porta}::int ELSE 0 END, CASE WHEN apart THEN ${p.aparelho} ELSE '' END, at, at,
        ${p.vezes}, ${p.avisos}
      FROM told
      ON CONFLICT (conta_id, tipo, chave, janela) DO UPDATE SET
        metodo = excluded.metodo, ip = excluded.ip, porta = excluded.porta, aparelho = excluded.aparelho,
        em = greatest(row_.em, excluded.em), desde = least(row_.desde, excluded.desde),
        vezes = row_.vezes + excluded.vezes, avisos = row_.avisos + excluded.avisos`,
);
/** The last statement of a transaction that changes an account, so that waiting here causes no deadlock. */
export const upsertActivity = (db: Queryable, row: NewActivity) => db.query(upsert, row);

const COLUMNS = raw('a.id, a.tipo, a.metodo, a.em, a.desde, a.vezes, a.ip, a.porta, a.aparelho');
const NEXT_PAGE = sql`(a.em, a.id) < (${page.em}::timestamptz, ${page.id}::uuid)`;
const NEWEST_FIRST = sql`ORDER BY a.em DESC, a.id DESC LIMIT ${page.rows}`;

export type ActivityRow = Omit<
  AccountActivityEntity,
  'conta_tipo' | 'conta_id' | 'chave' | 'janela' | 'avisos'
>;
const ofUser = statement(
  'activity-of-user',
  sql`SELECT ${COLUMNS} FROM account_activity a
      WHERE a.conta_id = ${p.conta_id} AND a.conta_tipo = 'usuario' AND a.tipo = ANY (${p.kinds}::text[])
        AND ${NEXT_PAGE} ${NEWEST_FIRST}`,
).returning<ActivityRow>();
export const readOwnActivity = (
  db: Queryable,
  which: { conta_id: string; kinds: readonly ActivityKind[] },
  from: After,
) => db.query(ofUser, { ...which, ...after(from) });

/** `conta`: the account's current name; '' if it was deleted. */
export type AccessRow = ActivityRow &
  Pick<AccountActivityEntity, 'conta_tipo' | 'conta_id'> & { conta: string };
const ofAll = statement(
  'activity-of-all',
  sql`SELECT ${COLUMNS}, a.conta_tipo, a.conta_id, coalesce(nullif(u.nome, ''), u.email, d.email, '') AS conta
      FROM account_activity a
      LEFT JOIN users u ON u.id = a.conta_id AND a.conta_tipo = 'usuario'
      LEFT JOIN admins d ON d.id = a.conta_id AND a.conta_tipo = 'administrador'
      WHERE ${NEXT_PAGE} ${NEWEST_FIRST}`,
).returning<AccessRow>();
export const readAllActivity = (db: Queryable, from: After) => db.query(ofAll, after(from));

const purge = statement(
  'activity-purge',
  sql`DELETE FROM account_activity WHERE id IN
        (SELECT id FROM account_activity WHERE em < agora() - interval '6 months' ORDER BY em LIMIT ${p.most})
      RETURNING 1 AS gone`,
);
/** D35: six months. Returns how many were deleted. */
export const purgeActivity = async (db: Queryable, most: number): Promise<number> =>
  (await db.query(purge, { most })).length;
