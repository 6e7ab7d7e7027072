import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { Decision } from '../use-decision';
import { AcceptCard } from './accept-card';
import { FormCard } from './form-card';
import { OwnNote } from './own-note';
import { RejectedCard } from './rejected-card';
import { RefusalNotice } from './refusal-notice';
import { SignedCard } from './signed-card';
import { UnseenCard } from './unseen-card';

interface Props {
  proposal: PublicProposal;
  decision: Decision;
  signed: boolean;
  isOwn: boolean;
  reload: () => Promise<boolean>;
}

/** Why a decision was refused, and the current state. */
export function DecisionSection({ proposal, decision, signed, isOwn, reload }: Props) {
  const { refusal, stale } = decision;
  return (
    <div className="grid gap-4">
      {refusal && <RefusalNotice key={String(stale)} refusal={refusal} reload={stale ? reload : undefined} />}
      {!stale && <Now proposal={proposal} decision={decision} signed={signed} isOwn={isOwn} />}
    </div>
  );
}

/** Exactly one of: signed, rejected, its owner's, waiting for the page, the form, the rejection, or the two buttons. */
function Now({ proposal, decision, signed, isOwn }: Omit<Props, 'reload'>) {
  // Somebody else may have decided while a form was open here.
  const takeFocus = decision.decided || decision.mode !== 'reading';
  if (signed) return <SignedCard proposal={proposal} takeFocus={takeFocus} />;
  if (proposal.status === 'rejeitado') {
    return <RejectedCard company={proposal.empresa.nome_empresa} takeFocus={takeFocus} />;
  }
  if (isOwn) return <OwnNote />;
  if (decision.unseen) return <UnseenCard refresh={decision.refresh} />;
  return (
    <div data-print="hide">
      {decision.mode === 'reading' ? (
        <AcceptCard proposal={proposal} decision={decision} />
      ) : (
        <FormCard key={decision.mode} proposal={proposal} decision={decision} />
      )}
    </div>
  );
}
