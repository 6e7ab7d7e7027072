import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { CompanyMark } from '../../parts/company-mark';
import { Words } from '../../parts/words';

const TITLE_SIZES = {
  short: 'max-w-[24ch] text-2xl @2xl:text-4xl',
  long: 'text-lg @2xl:text-2xl',
  longest: 'text-base leading-snug @2xl:text-2xl',
};

export function ModernHeader({ sheet }: { sheet: Sheet }) {
  return (
    <header
      data-part="header"
      className="sheet-gradient px-5 pt-5 pb-7 @2xl:px-12 @2xl:pt-10 @2xl:pb-14 print:rounded-card print:px-8 print:pt-7 print:pb-9"
    >
      <CompanyMark name={sheet.companyName} logo={sheet.companyLogo} onColor />
      <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium first:mt-0 @2xl:mt-12 print:mt-8">
        <span>{COPY.kind}</span>
        <span aria-hidden="true" className="h-3.5 w-px bg-current opacity-50" />
        <span>
          <Words text={sheet.typeLabel} />
        </span>
      </p>
      <h2
        className={`mt-1.5 font-semibold tracking-tight text-balance @2xl:mt-3 ${
          TITLE_SIZES[sheet.titleLength]
        }`}
      >
        <Words text={sheet.title} />
      </h2>
      {sheet.clientLine && (
        <p className="mt-2 text-base @2xl:mt-3 @2xl:text-lg">
          <Words text={sheet.clientLine} />
        </p>
      )}
    </header>
  );
}
