import type { Sheet } from '@acordo/document/sheet';
import { ClientLogo } from '../../parts/client-logo';
import { FactList } from '../../parts/fact-list';
import { ElegantSection } from './elegant-section';

const LINES = {
  className: 'elegant-facts',
  labelClass: 'text-ink-soft italic',
  valueClass: 'min-w-0',
  kept: true,
};

export function ElegantParties({ sheet }: { sheet: Sheet }) {
  return (
    <>
      {sheet.company.length > 0 && (
        <ElegantSection part="company" keep>
          <FactList facts={sheet.company} {...LINES} />
        </ElegantSection>
      )}
      {(sheet.client.length > 0 || sheet.clientLogo) && (
        <ElegantSection part="client" keep>
          <ClientLogo name={sheet.clientName} logo={sheet.clientLogo} />
          <FactList facts={sheet.client} {...LINES} />
        </ElegantSection>
      )}
    </>
  );
}
