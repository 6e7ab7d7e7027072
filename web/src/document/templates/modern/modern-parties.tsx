import { useId } from 'react';
import { COPY } from '@acordo/document/copy';
import type { Fact } from '@acordo/document/facts';
import type { Sheet } from '@acordo/document/sheet';
import { ClientLogo } from '../../parts/client-logo';
import { FactList } from '../../parts/fact-list';

/** Company and client cards, side by side if the width allows it. */
export function ModernParties({ sheet }: { sheet: Sheet }) {
  if (sheet.company.length + sheet.client.length === 0 && !sheet.clientLogo) return null;
  return (
    <div className="grid gap-4 @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:gap-6">
      <Party part="company" facts={sheet.company} />
      <Party part="client" facts={sheet.client} name={sheet.clientName} logo={sheet.clientLogo} />
    </div>
  );
}

interface PartyProps {
  part: 'company' | 'client';
  facts: Fact[];
  name?: string;
  logo?: string;
}

function Party({ part, facts, name = '', logo = '' }: PartyProps) {
  const id = useId();
  if (facts.length === 0 && !logo) return null;
  return (
    <section
      aria-labelledby={id}
      data-part={part}
      data-print="keep"
      className="min-w-0 rounded-card border border-line p-5 @2xl:p-6"
    >
      <h3 id={id} className="mb-4 text-lg font-semibold tracking-tight">
        {COPY.sections[part]}
      </h3>
      <ClientLogo name={name} logo={logo} />
      <FactList
        facts={facts}
        kept
        className="grid gap-3"
        labelClass="text-xs text-ink-soft"
        valueClass="text-base"
      />
    </section>
  );
}
