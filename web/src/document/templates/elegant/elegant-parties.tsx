import { useId } from 'react';
import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { ClientLogo } from '../../parts/client-logo';
import { PartyFacts } from '../../parts/party-facts';

/** From whom and for whom, as one strip. */
export function ElegantParties({ sheet }: { sheet: Sheet }) {
  if (sheet.company.length + sheet.client.length === 0 && !sheet.clientLogo) return null;
  return (
    <div className="mt-8 grid gap-8 @2xl:mt-12 @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:gap-12">
      <Party part="company" sheet={sheet} />
      <Party part="client" sheet={sheet} />
    </div>
  );
}

function Party({ part, sheet }: { part: 'company' | 'client'; sheet: Sheet }) {
  const id = useId();
  const logo = part === 'client' ? sheet.clientLogo : '';
  if (sheet[part].length === 0 && !logo) return null;
  return (
    <section aria-labelledby={id} data-part={part} data-print="keep" className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <span aria-hidden="true" className="text-lg italic">
          {part === 'company' ? COPY.from : COPY.to}
        </span>
        <h3 id={id} className="elegant-label">
          {COPY.sections[part]}
        </h3>
      </div>
      <ClientLogo name={sheet.clientName} logo={logo} />
      <PartyFacts facts={sheet[part]} nameClass="text-xl" />
    </section>
  );
}
