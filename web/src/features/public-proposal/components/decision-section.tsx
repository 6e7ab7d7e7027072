import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { Decision } from '../use-decision';
import { AcceptCard } from './accept-card';
import { ChangedNotice } from './changed-notice';
import { RejectedCard } from './rejected-card';
import { RejectionForm } from './rejection-form';
import { SignatureCard } from './signature-card';
import { SignedCard } from './signed-card';
import { UnseenCard } from './unseen-card';

interface Props {
  proposal: PublicProposal;
  decision: Decision;
  signed: boolean;
}

/** Exactly one of: signed, rejected, waiting for the page, the form, the rejection, or the question itself. */
export function DecisionSection({ proposal, decision, signed }: Props) {
  if (signed) return <SignedCard proposal={proposal} takeFocus={decision.decided} />;
  if (proposal.status === 'rejeitado') {
    return <RejectedCard company={proposal.empresa.nome_empresa} takeFocus={decision.decided} />;
  }
  if (decision.unseen) return <UnseenCard refresh={decision.refresh} />;
  return (
    <div data-print="hide" className="grid gap-4">
      {decision.changed && <ChangedNotice />}
      {decision.mode === 'signing' && <SignatureCard proposal={proposal} decision={decision} />}
      {decision.mode === 'rejecting' && <RejectionForm decision={decision} />}
      {decision.mode === 'reading' && <AcceptCard proposal={proposal} decision={decision} />}
    </div>
  );
}
