import { Info } from 'lucide-react';
import { useState } from 'react';
import { Note } from '../../shared/ui/note';
import { notify } from '../../shared/ui/notify';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { DecisionCard } from './components/decision-card';
import { OutcomeCard } from './components/outcome-card';
import { ReviewCard } from './components/review-card';
import { COPY } from './copy';
import { acceptance, type OlderProposal, rejection } from './model/older-proposal';
import { changeOlder } from './older-storage';

/** 'Revisão da Proposta': the older page (P39), only on this browser's storage (D23). */
export function OlderReview({ found }: { found: OlderProposal }) {
  const [proposal, setProposal] = useState(found);
  const [fresh, setFresh] = useState(false);
  usePageTitle(COPY.title);

  const change = (values: Record<string, unknown>, failure: string): void => {
    try {
      setProposal(changeOlder(proposal.id, values) ?? proposal);
      setFresh(true);
    } catch {
      notify.error(failure);
    }
  };
  return (
    <>
      <h1 className="font-serif text-2xl font-medium sm:text-3xl">{COPY.title}</h1>
      <div data-print="hide">
        <Note icon={Info}>{COPY.note}</Note>
      </div>
      {proposal.status !== 'open' && <OutcomeCard proposal={proposal} fresh={fresh} />}
      <ReviewCard proposal={proposal} />
      {proposal.status === 'open' && (
        <DecisionCard
          accept={(name, email) => change(acceptance(name, email, new Date()), COPY.failed.accept)}
          reject={(reason) => change(rejection(reason), COPY.failed.reject)}
        />
      )}
    </>
  );
}
