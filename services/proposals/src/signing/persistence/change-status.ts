import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { ChainEnd } from '../../history/domain/event.js';
import { SIGNED } from '../../states/domain/answers.js';
import { LIFE } from '../../states/domain/states.js';
import { allows, inStates, stateAfter } from '../../states/state-sql.js';
import type { Standing } from '../domain/refusal.js';
import type { Shown } from '../domain/shown.js';

export interface Change {
  proposalId: string;
  linkId: string;
  decisionId: string;
  action: 'sign' | 'reject';
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

const CURRENT = 'status_atual(p.status, p.link_expira_em, n.em)';

// D18: status, link, its end by the database's clock and what was shown, in the statement that decides. The row is locked
// first and everything is compared with what the lock found: a save of the company that came first is seen, one that
// comes later waits. Locks are taken in one order (account, before this; proposal, link, company), so that no two answers
// wait for each other. The clock
// is asked once, with all locks held: the instant that decides is the one that is written down.
export const changeStatement = (
  action: 'sign' | 'reject',
  life = LIFE,
  name = `decision-change-status-${action}`,
) =>
  statement(
    name,
    `WITH p AS MATERIALIZED (
     SELECT id, user_id, status, versao, link_id, link_expira_em FROM proposals WHERE id = $1 FOR UPDATE
   ), elo AS MATERIALIZED (
     SELECT l.hash_mostrado, l.varios_hashes FROM p JOIN proposal_links l ON l.id = p.link_id FOR SHARE OF l
   ), empresa AS MATERIALIZED (
     SELECT c.versao FROM p JOIN company_settings c ON c.user_id = p.user_id FOR SHARE OF c
   ), n AS MATERIALIZED (
     SELECT agora() AS em FROM p LEFT JOIN elo ON true LEFT JOIN empresa ON true
   ), mudada AS (
     UPDATE proposals SET status = ${stateAfter(action, CURRENT, life)}, decisao_id = $3, chain_len = proposals.chain_len + 1, atualizado_em = n.em
     FROM p, elo, empresa, n
     WHERE proposals.id = p.id AND p.link_id = $2 AND ${allows(action, CURRENT, life)}
       AND p.versao = $4 AND empresa.versao = $5
       AND $8 AND ($6 = 'same' OR ($6 = 'unsaid' AND NOT elo.varios_hashes AND coalesce(elo.hash_mostrado = $7, true)))
     RETURNING proposals.chain_len, proposals.chain_head, proposals.atualizado_em AS em
   )
   SELECT coalesce(p.link_id = $2 AND ($8 OR ${inStates('p.status', SIGNED)}), false) AS link_vivo, ${CURRENT} AS status,
     m.chain_len, m.chain_head, m.em
   FROM p CROSS JOIN n LEFT JOIN mudada m ON true`,
  );
const CHANGE = { sign: changeStatement('sign'), reject: changeStatement('reject') };

/** The decision's change of the proposal, or how it stands where there was nothing to decide. */
export async function changeStatus(tx: Tx, change: Change): Promise<Decided | Standing> {
  const { proposalId, linkId, decisionId, action, versao, empresaVersao, shown, hash, accountOpen } = change;
  const values = [proposalId, linkId, decisionId, versao, empresaVersao, shown, hash, accountOpen];
  const row = await one<Row>(tx, CHANGE[action], values);
  if (!row) throw new Error('a proposal with a link is gone');
  const { link_vivo, status, chain_len, chain_head, em } = row;
  if (chain_len === null || chain_head === null || em === null) return { link_vivo, status };
  return { em, before: { length: chain_len - 1, head: chain_head } };
}

export const isDecided = (outcome: Decided | Standing): outcome is Decided => 'em' in outcome;
