import { displayInvestment } from '@acordo/brazil/investment';
import { LENGTHS } from '@acordo/contracts/lengths';
import { publicTitle } from '@acordo/document/title';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { BesidesTotal } from '../components/besides-total';
import { ConsentText } from '../components/consent-text';
import { NoPriceNote } from '../components/no-price-note';
import { COPY } from '../copy';
import { FORM } from '../form-copy';
import { fieldId } from './addresses';
import { PlainForm } from './plain-form';
import type { FormParts } from './form-parts';

/** The signature's form of the page with scripts, without what needs them: see components/signature-form.tsx. */
export function PlainSignatureForm({ proposal, path, sent, hidden, refusal }: FormParts) {
  const errors = refusal?.fields ?? {};
  // What was typed stays; the agreement doesn't: it was about another content (D17).
  const agreed = sent['confirmacao'] !== undefined && sent['conteudo_hash'] === proposal.conteudo_hash;
  return (
    <PlainForm
      kind="assinar"
      path={path}
      proposal={proposal}
      hidden={hidden}
      title={COPY.form.signing}
      action={FORM.submit}
    >
      <dl className="grid gap-x-8 gap-y-3 border-y border-line py-4 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">{FORM.summaryTitle}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{publicTitle(proposal.titulo)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{FORM.summaryValue}</dt>
          <dd className="font-semibold tabular-nums">{displayInvestment(proposal.valor_total)}</dd>
          <BesidesTotal proposal={proposal} />
        </div>
      </dl>
      <NoPriceNote proposal={proposal} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={fieldId('nome')} label={FORM.name} error={errors['nome']} required>
          <Input
            name="nome"
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            maxLength={LENGTHS.name}
            defaultValue={sent['nome']}
          />
        </Field>
        <Field id={fieldId('email')} label={FORM.email} error={errors['email']} required>
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="done"
            maxLength={LENGTHS.email}
            defaultValue={sent['email']}
          />
        </Field>
      </div>
      <ConsentText text={proposal.consentimento.texto} />
      <Checkbox
        id={fieldId('confirmacao')}
        name="confirmacao"
        value="sim"
        label={FORM.confirmation}
        error={errors['confirmacao']}
        required
        defaultChecked={agreed}
      />
      <p className="text-sm text-ink-soft">{FORM.note}</p>
    </PlainForm>
  );
}
