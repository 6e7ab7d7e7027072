import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import {
  AFTER_EVENT,
  EVENT_CTES,
  eventAt,
  eventValues,
  type NewEvent,
  SET_CHAIN,
  WHERE_CHAIN,
} from '../../history/event-ctes.js';
import type { Status } from '@acordo/contracts/http/propostas/states';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';
import { insertOutbox, outboxValues } from '../../messages/outbox-cte.js';
import { SIGNED } from '../../states/domain/answers.js';
import { inStates } from '../../states/state-sql.js';
import { closeLinkCte } from '../../links/close-link-cte.js';

export interface LinkRow {
  id: string;
  token_cifrado: Buffer | null;
  chave_id: string;
  expira_em: Date;
  encerrado_em: Date | null;
}

const ofProposalStatement = statement(
  'links-of-proposal',
  'SELECT id, token_cifrado, chave_id, expira_em, encerrado_em FROM proposal_links WHERE proposal_id = $1',
);

/** Every link the (locked) proposal ever had. */
export const linksOf = (tx: Tx, proposalId: string): Promise<LinkRow[]> =>
  tx.query<LinkRow>(ofProposalStatement, [proposalId]);

export interface NewLink {
  id: string;
  token_hash: Buffer;
  token_cifrado: Buffer;
  chave_id: string;
  expira_em: Date;
}

const at = (offset: number) => `$${AFTER_EVENT + offset}`;
// The new link waits for the old one's end (`FROM`): two living ones would break the unique index. The company's row is
// made here if nothing was saved yet, so that a signature always has one to hold (D17). A signature that was given stays.
const openStatement = statement(
  'link-open',
  `WITH ${EVENT_CTES}, ${closeLinkCte('substituido')}, aberto AS (
     INSERT INTO proposal_links (id, proposal_id, token_hash, token_cifrado, chave_id, expira_em, criado_em)
     SELECT ${at(0)}::uuid, ${eventAt('proposal_id')}, ${at(1)}::bytea, ${at(2)}::bytea, ${at(3)},
       ${at(4)}::timestamptz, ${eventAt('em')} FROM (SELECT count(*) FROM fechado) antes
   ), empresa AS (
     INSERT INTO company_settings (user_id) VALUES (${at(5)}) ON CONFLICT (user_id) DO NOTHING
   ), mensagens AS (${insertOutbox(AFTER_EVENT + 7)})
   UPDATE proposals SET ${SET_CHAIN}, status = ${at(6)}::text, link_id = ${at(0)}::uuid,
     link_expira_em = ${at(4)}::timestamptz, decisao_id = CASE WHEN ${inStates(`${at(6)}::text`, SIGNED)} THEN decisao_id END
   WHERE ${WHERE_CHAIN}`,
);

export interface Opened {
  userId: string;
  link: NewLink;
  event: NewEvent;
  /** What becomes of the proposal. */
  to: Status;
  messages: readonly OutboxRow[];
}

/** The proposal is sent (again), or stays signed, by this link; an older one is replaced. */
export async function openLink(tx: Tx, { userId, link, event, to, messages }: Opened): Promise<void> {
  const { id, token_hash, token_cifrado, chave_id, expira_em } = link;
  const values = [id, token_hash, token_cifrado, chave_id, expira_em, userId, to];
  await tx.query(openStatement, [...eventValues(event), ...values, ...outboxValues(messages)]);
}

const closeStatement = statement(
  'link-close',
  `WITH ${EVENT_CTES}, ${closeLinkCte('revogado')}
   UPDATE proposals SET ${SET_CHAIN}, status = ${at(0)}, link_id = NULL, link_expira_em = NULL WHERE ${WHERE_CHAIN}`,
);

/** The link dies; `status` is what becomes of the proposal (an expired one is written down as such). */
export async function closeLink(tx: Tx, status: string, event: NewEvent): Promise<void> {
  await tx.query(closeStatement, [...eventValues(event), status]);
}
