import type { Status } from '@acordo/contracts/http/propostas/states';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';
import { HELD_ACCOUNT_CTE, IS_KEPT } from '../../accounts/open-account.js';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import type { ViewSaltEntity } from '../../database/entities/view-salt.js';
import { EVENT, EVENT_CTES, type NewEvent, WHERE_CHAIN } from '../../history/event-ctes.js';
import { INSERT_OUTBOX, outboxColumns } from '../../messages/outbox-cte.js';
import { VISIT_MINUTES } from '../domain/visitor.js';

export type ViewedLink = Pick<ProposalEntity, 'id' | 'user_id'> & {
  link_id: string;
  /** The effective one (D14). */
  status: Status;
  deleted: boolean;
  account_closed: boolean;
  link_ended: boolean;
  /** Today in São Paulo, and its salt if it has one yet. */
  dia: string;
  sal: Buffer | null;
};

export interface Visit {
  proposalId: string;
  ownerId: string;
  linkId: string;
  dia: string;
  visitante: Buffer;
}

const p = parameters<Visit & { tokenHash: Buffer; eventsToday: number } & ViewSaltEntity>();
const PAUSE = sql`make_interval(mins => ${raw(VISIT_MINUTES)})`;

const findStatement = statement(
  'view-find',
  sql`SELECT l.id AS link_id, p.id, p.user_id, status_atual(p.status, p.link_expira_em) AS status,
     p.excluido_em IS NOT NULL AS deleted, f.user_id IS NOT NULL AS account_closed,
     link_acabou(p.link_expira_em) AS link_ended, hoje()::text AS dia, s.sal
   FROM proposal_links l
   JOIN proposals p ON p.id = l.proposal_id AND p.link_id = l.id AND ${IS_KEPT}
   LEFT JOIN identity.closed_accounts f ON f.user_id = p.user_id
   LEFT JOIN view_salts s ON s.dia = (SELECT hoje())
   WHERE l.token_hash = ${p.tokenHash}`,
).returning<ViewedLink>();
export const findViewed = (db: Queryable, tokenHash: Buffer): Promise<ViewedLink | null> =>
  one(db, findStatement, { tokenHash });

// Of two concurrent copies at midnight the first one's salt stays.
const saltStatement = statement(
  'view-salt',
  sql`INSERT INTO view_salts AS s (dia, sal) VALUES (${p.dia}::date, ${p.sal})
   ON CONFLICT (dia) DO UPDATE SET sal = s.sal RETURNING sal`,
).returning<Pick<ViewSaltEntity, 'sal'>>();
export async function saltOf(db: Queryable, dia: string, fresh: Buffer): Promise<Buffer> {
  const row = await one(db, saltStatement, { dia, sal: fresh });
  if (!row) throw new Error('the day has no salt');
  return row.sal;
}

// A single statement without a transaction: the row is locked only during its commit, so that signing does not wait for many views.
const repeatStatement = statement(
  'view-repeat',
  sql`WITH ${HELD_ACCOUNT_CTE}
   UPDATE proposals SET vistas = vistas + 1, vista_ultima_em = agora()
   FROM link_visits v, account
   WHERE account.is_open AND proposals.id = ${p.proposalId} AND proposals.link_id = ${p.linkId}
     AND v.dia = ${p.dia}::date AND v.link_id = ${p.linkId} AND v.visitante = ${p.visitante}
     AND v.vista_em > (SELECT agora() - ${PAUSE})
   RETURNING proposals.id`,
);
/** Counts a visitor who is in the history already; else returns false. */
export const countRepeated = async (db: Queryable, visit: Visit): Promise<boolean> =>
  (await one(db, repeatStatement, visit)) !== null;

/** The locked proposal, and its link's views. */
export type LockedView = Pick<ProposalEntity, 'chain_len' | 'chain_head' | 'titulo' | 'cliente_nome'> & {
  status: Status;
  link_expira_em: Date;
  empresa_nome: string;
  empresa_email: string;
  /** No earlier view through this link. */
  is_first: boolean;
  /** View events of this link today. */
  events_today: number;
  /** This visitor is not in the history of the last 30 minutes. */
  is_new: boolean;
  now: Date;
};

// Account, proposal, link: the order in which signing locks too.
const lockStatement = statement(
  'view-lock',
  sql`WITH ${HELD_ACCOUNT_CTE}, p AS MATERIALIZED (
     SELECT id, user_id, status, chain_len, chain_head, titulo, cliente_nome, link_id, link_expira_em
     FROM proposals, account WHERE account.is_open AND id = ${p.proposalId} AND link_id = ${p.linkId} FOR UPDATE OF proposals
   ), link AS MATERIALIZED (
     SELECT l.id, l.vista_em, l.vistas_dia, l.vistas_do_dia
     FROM p JOIN proposal_links l ON l.id = p.link_id FOR UPDATE OF l
   ), clock AS MATERIALIZED (
     SELECT id AS link_id, agora() AS now FROM link
   ), visit AS (
     INSERT INTO link_visits AS v (dia, link_id, visitante, vista_em)
     SELECT ${p.dia}::date, link_id, ${p.visitante}, now FROM clock
     ON CONFLICT (dia, link_id, visitante) DO UPDATE SET vista_em = excluded.vista_em
       WHERE v.vista_em <= excluded.vista_em - ${PAUSE}
     RETURNING v.link_id
   )
   SELECT status_atual(p.status, p.link_expira_em, clock.now) AS status, p.chain_len, p.chain_head, p.titulo, p.cliente_nome,
     p.link_expira_em, coalesce(c.nome_empresa, '') AS empresa_nome, coalesce(c.email_empresa, '') AS empresa_email,
     link.vista_em IS NULL AS is_first,
     CASE WHEN link.vistas_dia = ${p.dia}::date THEN link.vistas_do_dia ELSE 0 END AS events_today,
     EXISTS (SELECT 1 FROM visit) AS is_new, clock.now
   FROM p CROSS JOIN link CROSS JOIN clock LEFT JOIN company_settings c ON c.user_id = p.user_id`,
).returning<LockedView>();
/** Null when the link, or the account, was closed meanwhile. */
export const lockViewed = (tx: Tx, visit: Visit): Promise<LockedView | null> => one(tx, lockStatement, visit);

const countStatement = statement(
  'view-count',
  sql`UPDATE proposals SET vistas = vistas + 1, vista_ultima_em = agora(),
     vista_primeira_em = coalesce(vista_primeira_em, agora())
   WHERE id = ${p.proposalId}`,
);
/** One more view, without an event. */
export async function countView(tx: Tx, visit: Visit): Promise<void> {
  await tx.query(countStatement, visit);
}

const writeStatement = statement(
  'view-write',
  sql`WITH ${EVENT_CTES}, message AS (${INSERT_OUTBOX}), link AS (
     UPDATE proposal_links SET vista_em = coalesce(vista_em, ${EVENT.em}), vistas_dia = ${p.dia}::date,
       vistas_do_dia = ${p.eventsToday}::int WHERE id = ${p.linkId}::uuid
   )
   UPDATE proposals SET chain_len = ${EVENT.seq}, chain_head = ${EVENT.hash}, vistas = vistas + 1,
     vista_ultima_em = ${EVENT.em}, vista_primeira_em = coalesce(vista_primeira_em, ${EVENT.em})
   WHERE ${WHERE_CHAIN}`,
);

/** One more view with its event, and the message about the first one. The proposal itself did not change: no atualizado_em. */
export async function writeView(
  tx: Tx,
  visit: Visit,
  { messages, ...written }: { event: NewEvent; messages: readonly OutboxRow[]; eventsToday: number },
): Promise<void> {
  await tx.query(writeStatement, { ...visit, ...written, outbox: outboxColumns(messages) });
}

const deletePastStatement = statement(
  'view-delete-past',
  sql`WITH salts AS (DELETE FROM view_salts WHERE dia < (SELECT hoje()))
   DELETE FROM link_visits WHERE dia < (SELECT hoje())`,
);

/** Past days, with all data of their visitors (D20). */
export async function deletePastVisitors(db: Queryable): Promise<void> {
  await db.query(deletePastStatement);
}
