import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { type FormState, SAVED_PARAMETER, type SavedPart } from '@acordo/contracts/page-renderer';
import { ProposalSheet } from '../../../document/proposal-sheet';
import { SkipLink } from '../../../shared/ui/skip-link';
import { AcceptCard } from '../components/accept-card';
import { PageBar } from '../components/page-bar';
import { RejectedCard } from '../components/rejected-card';
import { SignedBanner } from '../components/signed-banner';
import { SignedCard } from '../components/signed-card';
import { WAYS_ID } from '../components/way-to-form';
import { COPY } from '../copy';
import { changesSince, PlainChanged } from './plain-changed';
import { PlainProblem } from './plain-problem';
import { PlainRejectionForm } from './plain-rejection-form';
import { PlainSignatureForm } from './plain-signature-form';
import { formRefusal } from './form-refusal';

interface Props {
  proposal: PublicProposal;
  path: string;
  form: FormState;
}

/** The proposal with a form below it that works without scripts. Only rendered by the gateway, never hydrated. */
export function PlainProposalPage({ proposal, path, form }: Props) {
  const refusal = formRefusal(form, proposal);
  const isChanged = refusal?.kind === 'changed';
  const changes = isChanged ? changesSince(form.before, proposal) : [];
  const signed = proposal.assinatura_confirmacao || proposal.status === 'aceito';
  const rejected = proposal.status === 'rejeitado';
  const Form = form.kind === 'assinar' ? PlainSignatureForm : PlainRejectionForm;
  return (
    <div className="min-h-dvh bg-paper print:min-h-0 print:bg-transparent">
      <SkipLink />
      <PageBar token={proposal.id} canPrint />
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto max-w-[860px] sm:px-4 sm:pt-6 print:max-w-none print:p-0"
      >
        <h1 className="sr-only print:hidden">{COPY.title}</h1>
        {signed && <SignedBanner proposal={proposal} />}
        {isChanged && <PlainChanged changes={changes} closed={form.kept} />}
        <div
          data-changed={isChanged ? changes.map(({ part }) => part).join(' ') : undefined}
          className="overflow-hidden border-line sm:rounded-card sm:border sm:shadow-raised print:rounded-none print:border-0 print:shadow-none"
        >
          <ProposalSheet document={proposal} status={proposal.status} validUntil={proposal.link_expira_em} />
        </div>
        <div className="grid gap-4 px-4 pt-6 pb-10 sm:px-0 sm:pt-8 print:p-0">
          {refusal && !isChanged && <PlainProblem refusal={refusal} />}
          {signed && <SignedCard proposal={proposal} takeFocus={false} />}
          {!signed && rejected && <RejectedCard company={proposal.empresa.nome_empresa} takeFocus={false} />}
          {!signed && !rejected && (
            <div data-print="hide">
              {isChanged && form.kept ? (
                <Ways proposal={proposal} path={path} />
              ) : (
                <Form
                  proposal={proposal}
                  path={path}
                  sent={form.sent}
                  hidden={form.hidden}
                  refusal={refusal}
                />
              )}
            </div>
          )}
        </div>
      </main>
    </div>
  );
}

const TYPED: SavedPart = 'texto';
const READING = { left: undefined, open: () => undefined };

/** The two buttons, whose forms start with what was typed before. */
function Ways({ proposal, path }: Pick<Props, 'proposal' | 'path'>) {
  return (
    <>
      <form id={WAYS_ID} method="get" action={path}>
        <input type="hidden" name={SAVED_PARAMETER} value={TYPED} />
      </form>
      <AcceptCard proposal={proposal} decision={READING} />
    </>
  );
}
