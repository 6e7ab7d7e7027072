import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { ChainEnd } from '../../history/domain/event.js';
import type { Standing } from '../domain/refusal.js';
import type { Shown } from '../domain/shown.js';

export interface Change {
  proposalId: string;
  linkId: string;
  decisionId: string;
  to: 'aceito' | 'rejeitado';
  /** What the document was made of, its hash, and whether the page showed the same (D17). */
  versao: number;
  empresaVersao: number;
  hash: Buffer;
  shown: Shown;
  /** Whether the owner's account is, and is held so: with it every unsigned link ends (D37). */
  accountOpen: boolean;
}

/** Set when this caller's answer is the one: the instant of the decision, and where the history stood. */
export interface Decided {
  em: Date;
  before: ChainEnd;
}

interface Row extends Standing {
  chain_len: number | null;
  chain_head: Buffer | null;
  em: Date | null;
}

// D18: status, link, its end by the database's clock and what was shown, in the statement that decides. The row is locked
// first and everything is compared with what the lock found: a save of the company that came first is seen, one that
// comes later waits. Locks are taken in one order (account, before this; proposal, link, company), so that no two answers
// wait for each other. The clock
// is asked once, with all locks held: the instant that decides is the one that is written down.
const changeStatement = statement(
  'decision-change-status',
  `WITH p AS MATERIALIZED (
     SELECT id, user_id, status, versao, link_id, link_expira_em FROM proposals WHERE id = $1 FOR UPDATE
   ), elo AS MATERIALIZED (
     SELECT l.hash_mostrado, l.varios_hashes FROM p JOIN proposal_links l ON l.id = p.link_id FOR SHARE OF l
   ), empresa AS MATERIALIZED (
     SELECT c.versao FROM p JOIN company_settings c ON c.user_id = p.user_id FOR SHARE OF c
   ), n AS MATERIALIZED (
     SELECT agora() AS em FROM p LEFT JOIN elo ON true LEFT JOIN empresa ON true
   ), mudada AS (
     UPDATE proposals SET status = $4, decisao_id = $3, chain_len = proposals.chain_len + 1, atualizado_em = n.em
     FROM p, elo, empresa, n
     WHERE proposals.id = p.id AND p.link_id = $2 AND p.status = 'enviado' AND NOT link_acabou(p.link_expira_em, n.em)
       AND p.versao = $5 AND empresa.versao = $6
       AND $9 AND ($7 = 'same' OR ($7 = 'unsaid' AND NOT elo.varios_hashes AND coalesce(elo.hash_mostrado = $8, true)))
     RETURNING proposals.chain_len, proposals.chain_head, proposals.atualizado_em AS em
   )
   SELECT coalesce(p.link_id = $2 AND ($9 OR p.status = 'aceito'), false) AS link_vivo, status_atual(p.status, p.link_expira_em, n.em) AS status,
     m.chain_len, m.chain_head, m.em
   FROM p CROSS JOIN n LEFT JOIN mudada m ON true`,
);

/** The decision's change of the proposal, or how it stands where there was nothing to decide. */
export async function changeStatus(tx: Tx, change: Change): Promise<Decided | Standing> {
  const { proposalId, linkId, decisionId, to, versao, empresaVersao, shown, hash, accountOpen } = change;
  const values = [proposalId, linkId, decisionId, to, versao, empresaVersao, shown, hash, accountOpen];
  const row = await one<Row>(tx, changeStatement, values);
  if (!row) throw new Error('a proposal with a link is gone');
  const { link_vivo, status, chain_len, chain_head, em } = row;
  if (chain_len === null || chain_head === null || em === null) return { link_vivo, status };
  return { em, before: { length: chain_len - 1, head: chain_head } };
}

export const isDecided = (outcome: Decided | Standing): outcome is Decided => 'em' in outcome;
