import { displayInvestment } from '@acordo/brazil/investment';
import { hasPrice } from '@acordo/document/tiles';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { useRef } from 'react';
import { publicTitle } from '@acordo/document/title';
import { OfflineNote } from '../../../shared/proposals/offline-note';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { COPY } from '../copy';
import { FORM } from '../form-copy';
import { useSignatureForm } from '../use-signature-form';
import type { Decision } from '../use-decision';
import { BesidesTotal } from './besides-total';
import { ConsentText } from './consent-text';
import { FailureNotice } from './failure-notice';
import { NoPriceNote } from './no-price-note';
import { SignaturePreview } from './signature-preview';

interface Props {
  proposal: PublicProposal;
  decision: Pick<Decision, 'typed' | 'keep' | 'sign' | 'failure'>;
  cancel: () => void;
}

/** What is signed, who signs, to what they agree (in full, before the button), and the button. */
export function SignatureForm({ proposal, decision, cancel }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const form = useSignatureForm({ ...decision, root });
  const { fields, errors, sending } = form;
  return (
    <form ref={root} noValidate onSubmit={form.submit} className="mt-5 grid grid-cols-1 gap-6">
      <dl className="grid gap-x-8 gap-y-3 border-y border-line py-4 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">{FORM.summaryTitle}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{publicTitle(proposal.titulo)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{FORM.summaryValue}</dt>
          <dd translate={hasPrice(proposal) ? 'no' : undefined} className="font-semibold tabular-nums">
            {displayInvestment(proposal.valor_total)}
          </dd>
          <BesidesTotal proposal={proposal} />
        </div>
      </dl>
      <NoPriceNote proposal={proposal} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={FORM.name} error={errors.nome} required>
          <Input
            name="nome"
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            value={fields.nome}
            readOnly={sending}
            onChange={(event) => form.change('nome', event.target.value)}
            onBlur={() => form.check('nome')}
            onKeyDown={form.toEmail}
          />
        </Field>
        <Field label={FORM.email} error={errors.email} required>
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="done"
            value={fields.email}
            readOnly={sending}
            onChange={(event) => form.change('email', event.target.value)}
            onBlur={() => form.check('email')}
          />
        </Field>
      </div>
      <SignaturePreview name={fields.nome} />
      <ConsentText text={proposal.consentimento.texto} />
      <div className="grid grid-cols-1 gap-4">
        <Checkbox
          name="confirmacao"
          label={FORM.confirmation}
          error={errors.confirmacao}
          required
          checked={fields.confirmacao}
          onChange={(event) => form.change('confirmacao', event.target.checked && !sending)}
        />
        <p className="text-sm text-ink-soft">{FORM.note}</p>
        {decision.failure ? (
          <FailureNotice failure={decision.failure} />
        ) : (
          <OfflineNote text={COPY.offline} spoken={false} />
        )}
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" size="lg" loading={sending}>
            {sending ? FORM.sending : FORM.submit}
          </Button>
          <Button variant="ghost" size="lg" disabled={sending} onClick={cancel}>
            {FORM.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
