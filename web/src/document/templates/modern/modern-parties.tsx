import { useId } from 'react';
import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { ClientLogo } from '../../parts/client-logo';
import { PartyFacts } from '../../parts/party-facts';

/** From whom and for whom, as one strip: the names, and the rest as small print. */
export function ModernParties({ sheet }: { sheet: Sheet }) {
  if (sheet.company.length + sheet.client.length === 0 && !sheet.clientLogo) return null;
  return (
    <div className="grid gap-8 @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:gap-10">
      <Party part="company" sheet={sheet} />
      <Party part="client" sheet={sheet} />
    </div>
  );
}

function Party({ part, sheet }: { part: 'company' | 'client'; sheet: Sheet }) {
  const id = useId();
  const facts = sheet[part];
  const logo = part === 'client' ? sheet.clientLogo : '';
  if (facts.length === 0 && !logo) return null;
  return (
    <section
      aria-labelledby={id}
      data-part={part}
      data-print="keep"
      className="min-w-0 border-t border-line pt-4"
    >
      <div className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span aria-hidden="true" className="sheet-brand-ink font-semibold">
          {part === 'company' ? COPY.from : COPY.to}
        </span>
        <h3 id={id} className="text-ink-soft">
          {COPY.sections[part]}
        </h3>
      </div>
      <ClientLogo name={sheet.clientName} logo={logo} />
      <PartyFacts facts={facts} nameClass="text-lg font-semibold tracking-tight" />
    </section>
  );
}
