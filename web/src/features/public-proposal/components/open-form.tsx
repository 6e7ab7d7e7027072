import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { Decision } from '../use-decision';
import { RejectionForm } from './rejection-form';
import { SignatureForm } from './signature-form';

interface Props {
  proposal: PublicProposal;
  decision: Decision;
}

/**
 * The form that is open.
 * @public form-loader loads it as a separate module
 */
export function OpenForm({ proposal, decision }: Props) {
  const cancel = () => decision.open('reading');
  return decision.mode === 'signing' ? (
    <SignatureForm proposal={proposal} decision={decision} cancel={cancel} />
  ) : (
    <RejectionForm decision={decision} cancel={cancel} />
  );
}
