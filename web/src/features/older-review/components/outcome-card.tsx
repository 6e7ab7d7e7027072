import { CircleCheck } from 'lucide-react';
import { Card } from '../../../shared/ui/card';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { COPY } from '../copy';
import { type OlderProposal, signedOn } from '../model/older-proposal';

interface Props {
  proposal: OlderProposal;
  /** Just now, in this tab. */
  fresh: boolean;
}

export function OutcomeCard({ proposal, fresh }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>(fresh);
  const { status, signerName, rejectionReason } = proposal;
  const accepted = status === 'accepted';
  const date = signedOn(proposal);
  return (
    <Card aria-labelledby="resposta" className={accepted ? 'border-good/40 p-5 sm:p-8' : 'p-5 sm:p-8'}>
      <h2
        id="resposta"
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-3 font-serif text-2xl font-medium outline-none"
      >
        {accepted && <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-good" />}
        <span>{accepted ? COPY.accepted.title : COPY.rejected.title}</span>
      </h2>
      {accepted && (
        <p className="mt-2 text-ink-soft [overflow-wrap:anywhere]">
          {signerName && <span>{`${COPY.accepted.by(signerName)} `}</span>}
          {date && <span>{COPY.accepted.at(date)}</span>}
        </p>
      )}
      {!accepted && (
        <p className="mt-2 text-ink-soft [overflow-wrap:anywhere]">
          {`${COPY.rejected.reason}: ${rejectionReason || COPY.decision.noReason}`}
        </p>
      )}
    </Card>
  );
}
