import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { ProposalPresenter } from '../../proposals/proposal.presenter.js';
import type { ListProposals } from '../../proposals/use-cases/list-proposals.js';
import type { OwnProposal } from '../domain/csv-row.js';

/** One of the sizes that the list's statement is planned for. */
const ROWS = 100;

/** An owner's proposals, newest first, as the owner sees them; a page in memory at a time. */
export async function* ownProposals(
  list: ListProposals,
  presenter: ProposalPresenter,
  userId: string,
): AsyncGenerator<OwnProposal> {
  for await (const rows of list.pages(userId, ROWS))
    for (const proposal of JSON.parse(presenter.presentList(rows).text) as Proposal[])
      yield withoutToken(proposal);
}

/** The archive is stored unencrypted for a week; a link's token is never stored unencrypted (D15). */
function withoutToken({ token: _token, ...proposal }: Proposal): OwnProposal {
  return proposal;
}
