import { useId } from 'react';
import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { ClientLogo } from './client-logo';
import { PartyFacts } from './party-facts';

/** Classes of a template. */
interface Look {
  strip: string;
  party: string;
  word: string;
  title: string;
  name: string;
}

/** From whom and for whom, as one strip: the names, and the rest as small print. */
export function Parties({ sheet, look }: { sheet: Sheet; look: Look }) {
  if (sheet.company.length + sheet.client.length === 0 && !sheet.clientLogo) return null;
  return (
    <div className={`grid gap-8 @2xl:auto-cols-fr @2xl:grid-flow-col ${look.strip}`}>
      <Party part="company" word={COPY.from} sheet={sheet} look={look} />
      <Party part="client" word={COPY.to} sheet={sheet} look={look} logo={sheet.clientLogo} />
    </div>
  );
}

interface PartyProps {
  part: 'company' | 'client';
  word: string;
  sheet: Sheet;
  look: Look;
  logo?: string;
}

function Party({ part, word, sheet, look, logo = '' }: PartyProps) {
  const id = useId();
  if (sheet[part].length === 0 && !logo) return null;
  return (
    <section
      aria-labelledby={id}
      data-part={part}
      data-print="keep"
      className={`min-w-0 border-line ${look.party}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span aria-hidden="true" className={look.word}>
          {word}
        </span>
        <h3 id={id} className={look.title}>
          {COPY.sections[part]}
        </h3>
      </div>
      <ClientLogo name={sheet.clientName} logo={logo} />
      <PartyFacts facts={sheet[part]} nameClass={look.name} />
    </section>
  );
}
