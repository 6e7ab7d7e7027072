import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { CompanyMark } from '../../parts/company-mark';
import { Words } from '../../parts/words';

/** The company once more, small, so that a printed last page has its sender. */
export function ModernFooter({ sheet }: { sheet: Sheet }) {
  const facts = sheet.company.filter(({ label }) => label !== COPY.facts.company);
  if (!sheet.companyName && !sheet.companyLogo && facts.length === 0) return null;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line px-5 py-6 @2xl:px-12 print:mt-8 print:px-0 print:pb-0">
      <CompanyMark name={sheet.companyName} logo={sheet.companyLogo} />
      <ul translate="no" className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-soft">
        {facts.map(({ label, value }) => (
          <li key={label}>
            <Words text={value} />
          </li>
        ))}
      </ul>
    </footer>
  );
}
