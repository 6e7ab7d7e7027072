import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { ProposalSheet } from '../../../document/proposal-sheet';
import { useChanges } from '../changes/use-changes';
import { useCopyNews } from '../use-copy-news';
import { useDecision } from '../use-decision';
import { useInView } from '../use-in-view';
import type { Reload } from '../use-public-proposal';
import { ActionBar } from './action-bar';
import { ChangedNotice } from './changed-notice';
import { DecisionSection } from './decision-section';
import { SignedBanner } from './signed-banner';
import { WAYS_ID } from './way-to-form';

interface Props {
  proposal: PublicProposal;
  reload: Reload;
  /** Its owner is reading. */
  isOwn: boolean;
}

/** The sheet, above it what changed since it was read, and below it the signature. */
export function ReadyProposal({ proposal, reload, isOwn }: Props) {
  const decision = useDecision(proposal, reload);
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place);
  const signed = proposal.assinatura_confirmacao || proposal.status === 'aceito';
  useCopyNews(signed && proposal.copia_enviada === undefined, reload);
  const open = proposal.status === 'enviado' && !signed && !decision.unseen && !decision.stale && !isOwn;
  const before = open ? decision.changedFrom : undefined;
  const changes = useChanges(before, proposal, decision.mode !== 'reading');

  const toForm = () => {
    decision.open('signing');
    place.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      {signed && <SignedBanner proposal={proposal} />}
      {open && (before || decision.outdated) && (
        <ChangedNotice key={proposal.conteudo_hash} interrupted={decision.interrupted || !before}>
          {changes && <changes.List changes={changes.changes} />}
        </ChangedNotice>
      )}
      <div
        data-changed={changes?.parts}
        className="overflow-hidden border-line sm:rounded-card sm:border sm:shadow-raised print:rounded-none print:border-0 print:shadow-none"
      >
        <ProposalSheet document={proposal} status={proposal.status} validUntil={proposal.link_expira_em} />
      </div>
      {/* In the document's own typeface: a phone loads no second one for two headings. */}
      <div
        ref={place}
        className={clsx(
          'scroll-mt-4 px-4 pt-6 pb-10 sm:px-0 sm:pt-8 print:p-0',
          proposal.template === 'modern' && '[&_.font-serif]:font-sans',
        )}
      >
        <DecisionSection
          proposal={proposal}
          decision={decision}
          signed={signed}
          isOwn={isOwn}
          reload={reload}
        />
      </div>
      {open && <form id={WAYS_ID} method="get" hidden />}
      {open && <ActionBar proposal={proposal} hidden={inView} sign={toForm} />}
    </>
  );
}
