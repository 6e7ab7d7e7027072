import { COPY } from '@acordo/document/copy';
import type { TemplateProps } from '../../parts/template-props';
import { CompanyMark } from '../../parts/company-mark';
import { ValidUntil } from '../../parts/valid-until';
import { Words } from '../../parts/words';

/** A title page: the sender, a hairline, air, the title, and one line with number, day and validity (P128). */
export function ElegantHeader({ sheet, validUntil }: TemplateProps) {
  return (
    <header data-part="header" className="elegant-cover">
      <div className="elegant-rule flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b pb-3 @2xl:pb-4">
        <CompanyMark name={sheet.companyName} logo={sheet.companyLogo} />
        <p className="elegant-label">{COPY.kind}</p>
      </div>
      <div className="my-auto min-w-0 py-8 @2xl:py-16">
        <p className="text-lg italic text-ink-soft">
          <Words text={sheet.typeLabel} />
        </p>
        <h2 className={`elegant-title elegant-title-${sheet.titleSize}`}>
          <Words text={sheet.title} />
        </h2>
        {sheet.clientLine && (
          <p className="mt-2 text-xl italic @2xl:mt-4 @2xl:text-2xl">
            <Words text={sheet.clientLine} />
          </p>
        )}
        {sheet.promise && <p className="mt-4 text-ink-soft italic @2xl:mt-6">{sheet.promise}</p>}
      </div>
      {(sheet.number || validUntil) && (
        <p className="elegant-line text-ink-soft tabular-nums">
          {sheet.number && <span translate="no">{sheet.number}</span>}
          {sheet.issued && <span>{sheet.issued}</span>}
          {validUntil && (
            <span>
              <ValidUntil end={validUntil} text={COPY.validUntilDay} />
            </span>
          )}
        </p>
      )}
    </header>
  );
}
