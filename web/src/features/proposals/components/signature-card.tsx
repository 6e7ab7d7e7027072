import { formatDateTime, formatEvidence } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { BadgeCheck } from 'lucide-react';
import { COPY } from '../copy';

type Signed = Pick<
  Proposal,
  'assinatura_cliente_nome' | 'assinatura_cliente_email' | 'assinatura_data' | 'assinatura_ip'
>;

/** Who signed, when and from where; the name in handwriting (L15). */
export function SignatureCard({ proposal }: { proposal: Signed }) {
  const name = proposal.assinatura_cliente_nome ?? '';
  const at = proposal.assinatura_data;
  const facts = [
    { label: COPY.view.signer, value: name },
    { label: COPY.view.signerEmail, value: proposal.assinatura_cliente_email ?? '' },
    {
      label: COPY.view.signedAt,
      value: at ? formatDateTime(at) : '',
      full: at ? formatEvidence(at) : undefined,
    },
    { label: COPY.view.signerIp, value: proposal.assinatura_ip ?? '' },
  ].filter((fact) => fact.value !== '');
  return (
    <section
      aria-labelledby="assinatura"
      className="grid gap-5 rounded-card border border-good bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:p-6"
      data-print="keep"
    >
      <div className="grid gap-5">
        <div className="flex items-start gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-good-soft text-good">
            <BadgeCheck aria-hidden="true" className="size-5" />
          </span>
          <div>
            <h2 id="assinatura" className="text-lg font-semibold">
              {COPY.view.signedTitle}
            </h2>
            <p className="text-sm text-ink-soft">{COPY.view.signedText}</p>
          </div>
        </div>
        <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
          {facts.map(({ label, value, full }) => (
            <div key={label} className="min-w-0">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium wrap-anywhere tabular-nums" title={full}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p
        aria-hidden="true"
        className="max-w-full min-w-0 border-b border-edge px-2 pb-1 font-hand text-3xl wrap-anywhere text-pen sm:max-w-72 sm:text-center"
      >
        {name}
      </p>
    </section>
  );
}
