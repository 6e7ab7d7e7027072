import { COPY } from '@acordo/document/copy';
import type { TemplateProps } from '../../parts/template-props';
import { isCompact } from '../../parts/cover-size';
import { CompanyMark } from '../../parts/company-mark';
import { ValidUntil } from '../../parts/valid-until';
import { Words } from '../../parts/words';

/** A title page: the sender, a hairline, air, the title, and one line with number, day and validity (P128). */
export function ElegantHeader({ sheet, validUntil }: TemplateProps) {
  const compact = isCompact(sheet);
  return (
    <header data-part="header" data-compact={compact} className="elegant-cover">
      <div className="elegant-rule flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b pb-3 @2xl:pb-4">
        <CompanyMark name={sheet.companyName} logo={sheet.companyLogo} />
        <p className="elegant-label">{COPY.kind}</p>
      </div>
      <div className={`my-auto min-w-0 @2xl:py-16 ${compact ? 'pt-3 pb-2' : 'py-6'}`}>
        <p className="text-lg italic text-ink-soft">
          <Words text={sheet.typeLabel} />
        </p>
        <h2 className={`elegant-title elegant-title-${sheet.titleSize}`}>
          <Words text={sheet.title} />
        </h2>
        {sheet.clientLine && (
          <p className={`italic @2xl:mt-4 @2xl:text-2xl ${compact ? 'mt-1' : 'mt-2 text-xl'}`}>
            <Words text={sheet.clientLine} />
          </p>
        )}
        {sheet.promise && (
          <p className="cover-promise mt-3 text-sm text-ink-soft italic @2xl:text-lg @2xl:mt-6">
            {sheet.promise}
          </p>
        )}
      </div>
      {(sheet.number || validUntil) && (
        <p className={`elegant-line text-ink-soft tabular-nums ${compact ? 'max-sm:text-sm' : ''}`}>
          {sheet.number && <span translate="no">{sheet.number}</span>}
          {sheet.issued && <span>{sheet.issued}</span>}
          {validUntil && (
            <span>
              <ValidUntil end={validUntil} text={(date) => `${COPY.validUntil} ${date}`} />
            </span>
          )}
        </p>
      )}
    </header>
  );
}
