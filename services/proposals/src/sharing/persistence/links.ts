import type { Status } from '@acordo/contracts/http/propostas/states';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';
import type { ProposalLinkEntity } from '../../database/entities/proposal-link.js';
import { EVENT, EVENT_CTES, type NewEvent, SET_CHAIN, WHERE_CHAIN } from '../../history/event-ctes.js';
import { closeLinkCte } from '../../links/close-link-cte.js';
import { INSERT_OUTBOX, outboxColumns } from '../../messages/outbox-cte.js';
import { SIGNED } from '../../states/domain/decisions.js';
import { listOf } from '../../states/state-sql.js';

export type LinkRow = Pick<
  ProposalLinkEntity,
  'id' | 'token_cifrado' | 'chave_id' | 'expira_em' | 'encerrado_em'
>;

const p = parameters<{ proposalId: string; userId: string; to: Status; issued: string | null }>();
const ofProposalStatement = statement(
  'links-of-proposal',
  sql`SELECT id, token_cifrado, chave_id, expira_em, encerrado_em FROM proposal_links WHERE proposal_id = ${p.proposalId}`,
).returning<LinkRow>();

/** Every link the (locked) proposal ever had. */
export const linksOf = (tx: Tx, proposalId: string): Promise<LinkRow[]> =>
  tx.query(ofProposalStatement, { proposalId });

type NewLink = Pick<ProposalLinkEntity, 'id' | 'token_hash' | 'chave_id' | 'expira_em'> & {
  token_cifrado: Buffer;
};
const link = parameters<NewLink, 'link'>('link');

// The new link waits for the old one's end (`FROM`): two valid ones would violate the unique index. The company's row is
// made here if nothing was saved yet, so that a signature always has one to lock (D17). An existing signature stays.
const openStatement = statement(
  'link-open',
  sql`WITH ${EVENT_CTES}, ${closeLinkCte('substituido')}, opened AS (
     INSERT INTO proposal_links (id, proposal_id, token_hash, token_cifrado, chave_id, expira_em, criado_em)
     SELECT ${link.id}::uuid, ${EVENT.proposal_id}, ${link.token_hash}::bytea, ${link.token_cifrado}::bytea, ${link.chave_id},
       ${link.expira_em}::timestamptz, ${EVENT.em} FROM (SELECT count(*) FROM closed) before
   ), company AS (
     INSERT INTO company_settings (user_id) VALUES (${p.userId}) ON CONFLICT (user_id) DO NOTHING
   ), numbered AS (
     INSERT INTO number_counters AS n (user_id, ano, ultimo)
     SELECT ${p.userId}::uuid, left(${p.issued}::text, 4), 1 WHERE ${p.issued}::text IS NOT NULL
     ON CONFLICT (user_id, ano) DO UPDATE SET ultimo = n.ultimo + 1 RETURNING ano, ultimo
   ), messages AS (${INSERT_OUTBOX})
   UPDATE proposals SET ${SET_CHAIN}, status = ${p.to}::text, link_id = ${link.id}::uuid,
     link_expira_em = ${link.expira_em}::timestamptz,
     numero = coalesce(numero, (SELECT ano || '-' || lpad(ultimo::text, greatest(3, length(ultimo::text)), '0') FROM numbered)),
     emissao = coalesce(emissao, ${p.issued}::text),
     decisao_id = CASE WHEN ${p.to}::text IN (${listOf(SIGNED)}) THEN decisao_id END
   WHERE ${WHERE_CHAIN}`,
);

export interface Opened {
  userId: string;
  link: NewLink;
  event: NewEvent;
  /** The proposal's new state. */
  to: Status;
  /** The day, where the proposal gets its number now (P127): the counter's row is locked until then, so no number is left out. */
  issued: string | null;
}

/** The proposal is sent (again), or stays signed, by this link; an older one is replaced. */
export async function openLink(tx: Tx, opened: Opened, messages: readonly OutboxRow[]): Promise<void> {
  await tx.query(openStatement, { ...opened, outbox: outboxColumns(messages) });
}

const closeStatement = statement(
  'link-close',
  sql`WITH ${EVENT_CTES}, ${closeLinkCte('revogado')}
   UPDATE proposals SET ${SET_CHAIN}, status = ${p.to}, link_id = NULL, link_expira_em = NULL WHERE ${WHERE_CHAIN}`,
);

/** Ends the link; `to` is the proposal's new state (an expired one is stored as such). */
export async function closeLink(tx: Tx, to: Status, event: NewEvent): Promise<void> {
  await tx.query(closeStatement, { event, to });
}
