import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { CompanyMark } from '../../parts/company-mark';
import { Words } from '../../parts/words';

const TITLE_SIZES = {
  short: 'max-w-[20ch] text-3xl @2xl:text-5xl print:text-4xl',
  long: 'text-xl @2xl:text-2xl',
  longest: 'text-base leading-snug @2xl:text-2xl',
};

export function ElegantHeader({ sheet }: { sheet: Sheet }) {
  return (
    <header data-part="header">
      <div className="elegant-rule flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b pb-3 @2xl:pb-4">
        <CompanyMark name={sheet.companyName} logo={sheet.companyLogo} />
        <p className="elegant-label">{COPY.kind}</p>
      </div>
      <p className="mt-4 text-lg italic text-ink-soft @2xl:mt-16 print:mt-10">
        <Words text={sheet.typeLabel} />
      </p>
      <h2 className={`mt-1 font-normal tracking-tight text-balance ${TITLE_SIZES[sheet.titleLength]}`}>
        <Words text={sheet.title} />
      </h2>
      {sheet.clientLine && (
        <p className="mt-3 text-lg italic text-ink-soft">
          <Words text={sheet.clientLine} />
        </p>
      )}
    </header>
  );
}
