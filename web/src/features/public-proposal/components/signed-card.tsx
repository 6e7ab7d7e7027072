import { formatDate } from '@acordo/brazil/dates';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { COPY } from '../copy';
import { signerFacts } from '../model/signer-facts';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { Handwriting } from './handwriting';
import { PdfButton } from './pdf-button';

interface Props {
  proposal: PublicProposal;
  takeFocus: boolean;
}

/** Not translated: who signed, and from where. */
const KEPT = new Set<string>([COPY.signed.name, COPY.signed.email, COPY.signed.ip]);

/** The end of the sheet: the name in handwriting, the stamp, and the data of the signature. Printed with the sheet. */
export function SignedCard({ proposal, takeFocus }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>(takeFocus);
  const facts = signerFacts(proposal);
  const rows = [
    [COPY.signed.name, facts.name],
    [COPY.signed.email, facts.email],
    [COPY.signed.date, facts.evidence, facts.utc],
    [COPY.signed.ip, facts.ip],
    [COPY.signed.kind, COPY.signed.simple],
    [COPY.signed.status, COPY.signed.accepted],
  ] as const;
  return (
    <section
      aria-labelledby="assinada"
      data-print="keep"
      className="rounded-card border border-good/40 bg-surface p-5 sm:p-8 print:mt-8"
    >
      <h2 id="assinada" ref={heading} tabIndex={-1} className="font-serif text-2xl font-medium outline-none">
        {COPY.signed.fullTitle}
      </h2>
      <div className="mt-4 grid gap-8 sm:mt-6 sm:grid-cols-2 sm:gap-10">
        <div aria-hidden="true" className="grid content-center gap-6">
          <div>
            <Handwriting name={facts.name} written={takeFocus} />
            <p className="mt-1.5 text-center text-xs text-ink-soft tabular-nums">
              {proposal.assinatura_data ? formatDate(proposal.assinatura_data) : ''}
            </p>
          </div>
          <Stamp />
        </div>
        <dl className="grid content-start gap-3 text-sm">
          {rows.map(([label, value, more]) => (
            <div key={label} className="min-w-0 [overflow-wrap:anywhere]">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium tabular-nums">
                <span translate={KEPT.has(label) ? 'no' : undefined}>{value}</span>
                {more && <span className="block text-xs font-normal text-ink-soft">{`UTC ${more}`}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Copy proposal={proposal} />
    </section>
  );
}

/** Where the copy went (D29): nothing is promised while that is not known. Both texts stay: pages are translated. */
function Copy({ proposal }: Pick<Props, 'proposal'>) {
  const sent = proposal.copia_enviada === true;
  return (
    <div data-print="hide" className="mt-6 grid gap-3 [overflow-wrap:anywhere]">
      <p key={String(sent)} className="text-sm">
        <span>{sent ? COPY.signed.copySent : COPY.signed.copyHere}</span>
        {sent && <strong translate="no" className="font-medium">{` ${signerFacts(proposal).email}`}</strong>}
      </p>
      <PdfButton
        token={proposal.id}
        look={sent ? 'secondary' : 'primary'}
        className="max-sm:w-full sm:justify-self-start"
      />
    </div>
  );
}

function Stamp() {
  return (
    <p className="mx-auto -rotate-4 rounded-small border-2 border-good px-4 py-1 text-lg font-semibold tracking-widest text-good uppercase">
      {COPY.signed.accepted}
    </p>
  );
}
