import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import type { ChainEnd } from '../../history/domain/event.js';
import { SIGNED } from '../../states/domain/decisions.js';
import { LIFE } from '../../states/domain/states.js';
import { allows, inStates, stateAfter } from '../../states/state-sql.js';
import type { Standing } from '../domain/refusal.js';
import type { ShownComparison } from '../domain/shown.js';

export interface StatusChange {
  proposalId: string;
  linkId: string;
  decisionId: string;
  /** What the document was made of, its hash, and whether the page showed the same (D17). */
  versao: number;
  companyVersion: number;
  hash: Buffer;
  shown: ShownComparison;
  /** Whether the owner's account is open, locked: its closing ends every unsigned link (D37). */
  accountOpen: boolean;
}

/** Set when this decision succeeds: its instant, and the end of the history. */
export interface Decided {
  em: Date;
  before: ChainEnd;
}

type Changed = Pick<ProposalEntity, 'chain_len' | 'chain_head'> & { em: Date };
type Unchanged = { [Name in keyof Changed]: null };

const CURRENT = 'status_atual(p.status, p.link_expira_em, clock.now)';
const p = parameters<StatusChange>();
const isAsShown = sql`(${p.shown} = 'same' OR (${p.shown} = 'unsaid' AND NOT link.varios_hashes
         AND coalesce(link.hash_mostrado = ${p.hash}, true)))`;

// D18: status, link, its end by the database's clock and what was shown, in the statement that decides. The row is locked
// first and everything is compared with the locked rows: an earlier save of the company is seen, a
// later one waits. Locks are taken in one order (account, before this; proposal, link, company), so that no two decisions
// deadlock. The clock is read once, with all locks held: the deciding instant is the stored one.
export const changeStatement = (
  action: 'sign' | 'reject',
  life = LIFE,
  name = `decision-change-status-${action}`,
) =>
  statement(
    name,
    sql`WITH p AS MATERIALIZED (
     SELECT id, user_id, status, versao, link_id, link_expira_em FROM proposals WHERE id = ${p.proposalId} FOR UPDATE
   ), link AS MATERIALIZED (
     SELECT l.hash_mostrado, l.varios_hashes FROM p JOIN proposal_links l ON l.id = p.link_id FOR SHARE OF l
   ), company AS MATERIALIZED (
     SELECT c.versao FROM p JOIN company_settings c ON c.user_id = p.user_id FOR SHARE OF c
   ), clock AS MATERIALIZED (
     SELECT agora() AS now FROM p LEFT JOIN link ON true LEFT JOIN company ON true
   ), changed AS (
     UPDATE proposals SET status = ${stateAfter(action, CURRENT, life)}, decisao_id = ${p.decisionId},
       chain_len = proposals.chain_len + 1, atualizado_em = clock.now
     FROM p, link, company, clock
     WHERE proposals.id = p.id AND p.link_id = ${p.linkId} AND ${allows(action, CURRENT, life)}
       AND p.versao = ${p.versao} AND company.versao = ${p.companyVersion} AND ${p.accountOpen} AND ${isAsShown}
     RETURNING proposals.chain_len, proposals.chain_head, proposals.atualizado_em AS em
   )
   SELECT coalesce(p.link_id = ${p.linkId} AND (${p.accountOpen} OR ${inStates('p.status', SIGNED)}), false) AS link_lives,
     ${raw(CURRENT)} AS status, changed.chain_len, changed.chain_head, changed.em
   FROM p CROSS JOIN clock LEFT JOIN changed ON true`,
  ).returning<Standing & (Changed | Unchanged)>();
const CHANGE = { sign: changeStatement('sign'), reject: changeStatement('reject') };

/** The decision's change of the proposal, or its state if the decision is not possible. */
export async function changeStatus(
  tx: Tx,
  action: 'sign' | 'reject',
  change: StatusChange,
): Promise<Decided | Standing> {
  const row = await one(tx, CHANGE[action], change);
  if (!row) throw new Error('a proposal with a link is gone');
  const { link_lives, status } = row;
  if (row.em === null) return { link_lives, status };
  return { em: row.em, before: { length: row.chain_len - 1, head: row.chain_head } };
}

export const isDecided = (outcome: Decided | Standing): outcome is Decided => 'em' in outcome;
