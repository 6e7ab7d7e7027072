import { CircleCheck } from 'lucide-react';
import { COPY } from '../copy';
import { type Signature, signerFacts } from '../model/signer-facts';

/** Above the sheet, so that a signed proposal is recognised first. */
export function SignedBanner({ proposal }: { proposal: Signature }) {
  const { name, email, date, ip } = signerFacts(proposal);
  return (
    <section
      aria-label={COPY.signed.title}
      data-print="hide"
      className="flex items-start gap-3 border-good/30 bg-good-soft px-4 py-3 sm:mb-4 sm:rounded-card sm:border sm:px-6 sm:py-4"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-good" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold text-good">{COPY.signed.title}</p>
        <ul translate="no" className="flex flex-wrap gap-x-4 text-sm tabular-nums">
          <li>{name}</li>
          <li>{email}</li>
          <li>{date}</li>
          <li>{`IP ${ip}`}</li>
        </ul>
      </div>
    </section>
  );
}
