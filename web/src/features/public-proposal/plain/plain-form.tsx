import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { DecisionKind, FormState } from '@acordo/contracts/page-renderer';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import type { Elements } from '../../../shared/ui/elements';
import { FORM } from '../form-copy';
import { sendTo } from './addresses';

interface Props {
  kind: DecisionKind;
  path: string;
  proposal: PublicProposal;
  hidden: FormState['hidden'];
  title: string;
  /** Of the submit button. */
  action: string;
  children: Elements;
}

/** A form as browsers send it. The document above it is sent along: what was read is what is decided about (D17). */
export function PlainForm({ kind, path, proposal, hidden, title, action, children }: Props) {
  const signing = kind === 'assinar';
  return (
    <Card aria-labelledby={FORM_IDS[kind]} className="p-5 sm:p-8">
      <h2
        id={FORM_IDS[kind]}
        tabIndex={-1}
        className="scroll-mt-4 font-serif text-2xl font-medium outline-none"
      >
        {title}
      </h2>
      <form method="post" action={sendTo(path, kind)} noValidate className="mt-5 grid gap-6">
        <input type="hidden" name="versao" value={proposal.versao} />
        <input type="hidden" name="conteudo_hash" value={proposal.conteudo_hash} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" size="lg" variant={signing ? 'primary' : 'secondary'}>
            {action}
          </Button>
          <AnchorButton variant="ghost" size="lg" href={`${path}#aceitar`}>
            {FORM.cancel}
          </AnchorButton>
        </div>
      </form>
    </Card>
  );
}

/** Of the headings, which the buttons link to (components/way-to-form.ts). */
const FORM_IDS: Readonly<Record<DecisionKind, string>> = { assinar: 'assinatura', recusar: 'recusar' };
