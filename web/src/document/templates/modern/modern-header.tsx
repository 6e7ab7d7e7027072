import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { isCompact } from '../../parts/cover-size';
import { CompanyMark } from '../../parts/company-mark';
import { Words } from '../../parts/words';

/** The cover: who, what and for whom, on the owner's colours (P128). */
export function ModernHeader({ sheet }: { sheet: Sheet }) {
  const compact = isCompact(sheet);
  return (
    <header data-part="header" data-compact={compact} className="sheet-gradient modern-cover">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <CompanyMark name={sheet.companyName} logo={sheet.companyLogo} onColor />
        {sheet.number && (
          <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
            <span translate="no" className="font-semibold">
              {sheet.number}
            </span>
            <span>{sheet.issued}</span>
          </p>
        )}
      </div>
      <div className={`mt-auto min-w-0 @2xl:pt-10 ${compact ? 'pt-3' : 'pt-10'}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
          <span>{COPY.kind}</span>
          <span aria-hidden="true" className="h-3.5 w-px bg-current opacity-50" />
          <span>
            <Words text={sheet.typeLabel} />
          </span>
        </p>
        <h2 className={`modern-title modern-title-${sheet.titleSize}`}>
          <Words text={sheet.title} />
        </h2>
        {sheet.clientLine && (
          <p className={`@2xl:mt-3 @2xl:text-2xl ${compact ? 'mt-1' : 'mt-2 text-lg'}`}>
            <Words text={sheet.clientLine} />
          </p>
        )}
        {sheet.promise && (
          <p className="cover-promise mt-3 text-sm @2xl:mt-5 @2xl:text-base">{sheet.promise}</p>
        )}
      </div>
    </header>
  );
}
