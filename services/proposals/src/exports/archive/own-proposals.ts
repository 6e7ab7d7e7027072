import type { Queryable } from '@acordo/service-kit/database/statement';
import type { Position } from '../../proposals/domain/cursor.js';
import { listOwn } from '../../proposals/persistence/list-own.js';
import type { ProposalPresenter } from '../../proposals/proposal.presenter.js';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { OwnProposal } from '../domain/csv-row.js';

/** One of the sizes that the list's statement is planned for. */
const ROWS = 100;

/** An owner's proposals, newest first, as the owner sees them; a page in memory at a time. */
export async function* ownProposals(
  db: Queryable,
  presenter: ProposalPresenter,
  userId: string,
): AsyncGenerator<OwnProposal> {
  let after: Position | null = null;
  for (;;) {
    const rows = await listOwn(db, userId, { status: '', text: '', after, rows: ROWS });
    for (const proposal of JSON.parse(presenter.presentList(rows).text) as Proposal[])
      yield withoutToken(proposal);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return;
    after = { criado_em: last.criado_em, id: last.id };
  }
}

/** The archive lies in the clear for a week; a link's token lies nowhere in the clear (D15). */
function withoutToken({ token: _token, ...proposal }: Proposal): OwnProposal {
  return proposal;
}
