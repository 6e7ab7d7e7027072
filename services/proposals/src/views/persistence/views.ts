import type { Status } from '@acordo/contracts/http/propostas/states';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';
import {
  AFTER_EVENT,
  EVENT_CTES,
  eventAt,
  eventValues,
  type NewEvent,
  WHERE_CHAIN,
} from '../../history/event-ctes.js';
import { insertOutbox, OUTBOX_PLACES, outboxValues } from '../../messages/outbox-cte.js';
import { heldAccountCte, IS_KEPT } from '../../accounts/open-account.js';
import { VISIT_MINUTES } from '../domain/visitor.js';

export interface ViewedLink {
  link_id: string;
  id: string;
  user_id: string;
  /** The effective one (D14). */
  status: Status;
  excluida: boolean;
  conta_encerrada: boolean;
  link_acabou: boolean;
  /** Today in São Paulo, and its salt if it has one yet. */
  dia: string;
  sal: Buffer | null;
}

const findStatement = statement(
  'view-find',
  `SELECT l.id AS link_id, p.id, p.user_id, status_atual(p.status, p.link_expira_em) AS status,
     p.excluido_em IS NOT NULL AS excluida, f.user_id IS NOT NULL AS conta_encerrada, link_acabou(p.link_expira_em) AS link_acabou, hoje()::text AS dia, s.sal
   FROM proposal_links l
   JOIN proposals p ON p.id = l.proposal_id AND p.link_id = l.id AND ${IS_KEPT}
   LEFT JOIN identity.closed_accounts f ON f.user_id = p.user_id
   LEFT JOIN view_salts s ON s.dia = (SELECT hoje())
   WHERE l.token_hash = $1`,
);
export const findViewed = (db: Queryable, tokenHash: Buffer): Promise<ViewedLink | null> =>
  one<ViewedLink>(db, findStatement, [tokenHash]);

// Of two copies at midnight the first one's salt stays.
const saltStatement = statement(
  'view-salt',
  `INSERT INTO view_salts AS s (dia, sal) VALUES ($1::date, $2) ON CONFLICT (dia) DO UPDATE SET sal = s.sal RETURNING sal`,
);
export async function saltOf(db: Queryable, dia: string, fresh: Buffer): Promise<Buffer> {
  const row = await one<{ sal: Buffer }>(db, saltStatement, [dia, fresh]);
  if (!row) throw new Error('the day has no salt');
  return row.sal;
}

export interface Visit {
  proposalId: string;
  ownerId: string;
  linkId: string;
  dia: string;
  visitante: Buffer;
}

// One statement by itself: the row is held no longer than its commit takes, so that signing never waits behind a crowd.
const repeatStatement = statement(
  'view-repeat',
  `WITH ${heldAccountCte('$5')}
   UPDATE proposals SET vistas = vistas + 1, vista_ultima_em = agora()
   FROM link_visits v, conta
   WHERE conta.aberta AND proposals.id = $1 AND proposals.link_id = $2 AND v.dia = $3::date AND v.link_id = $2 AND v.visitante = $4
     AND v.vista_em > (SELECT agora() - make_interval(mins => ${VISIT_MINUTES}))
   RETURNING proposals.id`,
);
/** Counts a visitor who is in the history already; false where this one is not. */
export const countRepeated = async (
  db: Queryable,
  { proposalId, linkId, dia, visitante, ownerId }: Visit,
): Promise<boolean> =>
  (await one(db, repeatStatement, [proposalId, linkId, dia, visitante, ownerId])) !== null;

/** The locked proposal, and what is known of its link's views. */
export interface LockedView {
  status: Status;
  chain_len: number;
  chain_head: Buffer;
  titulo: string;
  cliente_nome: string;
  link_expira_em: Date;
  empresa_nome: string;
  empresa_email: string;
  /** Nobody was seen through this link before. */
  primeira: boolean;
  /** View events of this link today. */
  eventos_hoje: number;
  /** This visitor is not in the history of the last 30 minutes. */
  nova: boolean;
  agora: Date;
}

// Account, proposal, link: the order in which signing locks too.
const lockStatement = statement(
  'view-lock',
  `WITH ${heldAccountCte('$5')}, p AS MATERIALIZED (
     SELECT id, user_id, status, chain_len, chain_head, titulo, cliente_nome, link_id, link_expira_em
     FROM proposals, conta WHERE conta.aberta AND id = $1 AND link_id = $2 FOR UPDATE OF proposals
   ), elo AS MATERIALIZED (
     SELECT l.id, l.vista_em, l.vistas_dia, l.vistas_do_dia
     FROM p JOIN proposal_links l ON l.id = p.link_id FOR UPDATE OF l
   ), n AS MATERIALIZED (
     SELECT id AS link_id, agora() AS agora FROM elo
   ), visita AS (
     INSERT INTO link_visits AS v (dia, link_id, visitante, vista_em) SELECT $3::date, link_id, $4, agora FROM n
     ON CONFLICT (dia, link_id, visitante) DO UPDATE SET vista_em = excluded.vista_em
       WHERE v.vista_em <= excluded.vista_em - make_interval(mins => ${VISIT_MINUTES})
     RETURNING v.link_id
   )
   SELECT status_atual(p.status, p.link_expira_em, n.agora) AS status, p.chain_len, p.chain_head, p.titulo, p.cliente_nome,
     p.link_expira_em, coalesce(c.nome_empresa, '') AS empresa_nome, coalesce(c.email_empresa, '') AS empresa_email,
     elo.vista_em IS NULL AS primeira,
     CASE WHEN elo.vistas_dia = $3::date THEN elo.vistas_do_dia ELSE 0 END AS eventos_hoje,
     EXISTS (SELECT 1 FROM visita) AS nova, n.agora
   FROM p CROSS JOIN elo CROSS JOIN n LEFT JOIN company_settings c ON c.user_id = p.user_id`,
);
/** Null when the link, or the account, was closed meanwhile. */
export const lockViewed = (
  tx: Tx,
  { proposalId, linkId, dia, visitante, ownerId }: Visit,
): Promise<LockedView | null> =>
  one<LockedView>(tx, lockStatement, [proposalId, linkId, dia, visitante, ownerId]);

const countStatement = statement(
  'view-count',
  `UPDATE proposals SET vistas = vistas + 1, vista_ultima_em = agora(),
     vista_primeira_em = coalesce(vista_primeira_em, agora())
   WHERE id = $1`,
);
/** One more view, without an event. */
export async function countView(tx: Tx, { proposalId }: Visit): Promise<void> {
  await tx.query(countStatement, [proposalId]);
}

const at = (offset: number) => `$${AFTER_EVENT + OUTBOX_PLACES + offset}`;
const writeStatement = statement(
  'view-write',
  `WITH ${EVENT_CTES}, mensagem AS (${insertOutbox(AFTER_EVENT)}), elo AS (
     UPDATE proposal_links SET vista_em = coalesce(vista_em, ${eventAt('em')}), vistas_dia = ${at(1)}::date,
       vistas_do_dia = ${at(2)}::int WHERE id = ${at(0)}::uuid
   )
   UPDATE proposals SET chain_len = ${eventAt('seq')}, chain_head = ${eventAt('hash')}, vistas = vistas + 1,
     vista_ultima_em = ${eventAt('em')}, vista_primeira_em = coalesce(vista_primeira_em, ${eventAt('em')})
   WHERE ${WHERE_CHAIN}`,
);

/** One more view with its event, and the message about the first one. The proposal itself did not change: no atualizado_em. */
export async function writeView(
  tx: Tx,
  { linkId, dia }: Visit,
  written: { event: NewEvent; messages: readonly OutboxRow[]; eventsToday: number },
): Promise<void> {
  const { event, messages, eventsToday } = written;
  const values = [...eventValues(event), ...outboxValues(messages), linkId, dia, eventsToday];
  await tx.query(writeStatement, values);
}

const forgetStatement = statement(
  'view-forget',
  `WITH sais AS (DELETE FROM view_salts WHERE dia < (SELECT hoje()))
   DELETE FROM link_visits WHERE dia < (SELECT hoje())`,
);

/** Days that are over, with all that was known of their visitors (D20). */
export async function forgetVisitors(db: Queryable): Promise<void> {
  await db.query(forgetStatement);
}
