import type { Status } from '@acordo/contracts/http/propostas/states';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';
import { HELD_ACCOUNT_CTE } from '../../accounts/open-account.js';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import type { ProposalLinkEntity } from '../../database/entities/proposal-link.js';
import { EVENT, EVENT_CTES, type NewEvent, WHERE_CHAIN } from '../../history/event-ctes.js';
import { INSERT_OUTBOX, outboxColumns } from '../../messages/outbox-cte.js';

export interface Place {
  proposalId: string;
  ownerId: string;
  linkId: string;
}
const p = parameters<Place & { tokenHash: Buffer }>();

const findStatement = statement(
  'request-find',
  sql`SELECT p.id AS "proposalId", p.user_id AS "ownerId", l.id AS "linkId"
   FROM proposal_links l JOIN proposals p ON p.id = l.proposal_id AND p.link_id = l.id
   WHERE l.token_hash = ${p.tokenHash}`,
).returning<Place>();
export const findPlace = (db: Queryable, tokenHash: Buffer): Promise<Place | null> =>
  one(db, findStatement, { tokenHash });

export type LockedRequest = Pick<
  ProposalEntity,
  'chain_len' | 'chain_head' | 'titulo' | 'cliente_nome' | 'excluido_em'
> &
  Pick<ProposalLinkEntity, 'novo_link_pedido_em'> & {
    /** The effective one (D14). */
    status: Status;
    link_expira_em: Date;
    empresa_nome: string;
    empresa_email: string;
    now: Date;
  };

// Account, then proposal: the order in which signing locks too. Requests for one link wait for each other at its proposal's row, and
// agora() is called after that.
const lockStatement = statement(
  'request-lock',
  sql`WITH ${HELD_ACCOUNT_CTE}, p AS MATERIALIZED (
     SELECT proposals.* FROM proposals, account
     WHERE account.is_open AND id = ${p.proposalId} AND link_id = ${p.linkId} FOR UPDATE OF proposals
   ), locked AS MATERIALIZED (SELECT p.*, agora() AS now FROM p)
   SELECT status_atual(status, link_expira_em, now) AS status, chain_len, chain_head, titulo, cliente_nome, excluido_em,
     link_expira_em, coalesce(c.nome_empresa, '') AS empresa_nome, coalesce(c.email_empresa, '') AS empresa_email, now
   FROM locked LEFT JOIN company_settings c ON c.user_id = locked.user_id`,
).returning<Omit<LockedRequest, 'novo_link_pedido_em'>>();
const lastStatement = statement(
  'request-last',
  sql`SELECT novo_link_pedido_em FROM proposal_links WHERE id = ${p.linkId}`,
).returning<Pick<LockedRequest, 'novo_link_pedido_em'>>();

/** Null if the link, or the account, was closed meanwhile. */
export async function lockRequest(tx: Tx, place: Place): Promise<LockedRequest | null> {
  const row = await one(tx, lockStatement, place);
  // Read after the lock: a statement sees other rows as they were when it began.
  const last = row && (await one(tx, lastStatement, place));
  return row && last && { ...row, ...last };
}

const writeStatement = statement(
  'request-write',
  sql`WITH ${EVENT_CTES}, messages AS (${INSERT_OUTBOX}), link AS (
     UPDATE proposal_links SET novo_link_pedido_em = ${EVENT.em} WHERE id = ${p.linkId}::uuid
   )
   UPDATE proposals SET chain_len = ${EVENT.seq}, chain_head = ${EVENT.hash} WHERE ${WHERE_CHAIN}`,
);
export async function writeRequest(
  tx: Tx,
  { linkId }: Place,
  { event, messages }: { event: NewEvent; messages: readonly OutboxRow[] },
): Promise<void> {
  await tx.query(writeStatement, { linkId, event, outbox: outboxColumns(messages) });
}
