import type { Sheet } from '../../model/sheet';
import { CompanyMark } from '../../parts/company-mark';

/** The company once more, small: whoever prints the last page knows whose it is. */
export function ModernFooter({ sheet }: { sheet: Sheet }) {
  const [, ...rest] = sheet.companyName ? sheet.company : ['', ...sheet.company];
  const lines = rest.filter((fact) => typeof fact !== 'string').map((fact) => fact.value);
  if (!sheet.companyName && !sheet.companyLogo && lines.length === 0) return null;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line px-5 py-6 @2xl:px-12 print:mt-8 print:px-0 print:pb-0">
      <CompanyMark name={sheet.companyName} logo={sheet.companyLogo} />
      <p className="min-w-0 text-xs text-ink-soft">{lines.join(' · ')}</p>
    </footer>
  );
}
