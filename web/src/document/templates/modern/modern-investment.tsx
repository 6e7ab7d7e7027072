import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { AmountList } from '../../parts/amount-list';
import { LongText } from '../../parts/long-text';
import { ModernSection } from './modern-section';

/** A hundred millions still fit on one line of a phone. */
const sizeOfTotal = (total: string) => (total.length > 14 ? 'text-2xl' : 'text-3xl');

export function ModernInvestment({ sheet }: { sheet: Sheet }) {
  return (
    <ModernSection part="investment">
      <div className="sheet-wash rounded-card">
        <div data-print="keep" className="p-5 @2xl:p-8">
          <AmountList
            amounts={sheet.investment.parts}
            className="mb-4 grid gap-1.5 border-b border-line pb-4 text-sm text-ink-soft"
          />
          <p className="text-sm font-medium text-ink-soft">{COPY.total}</p>
          <p
            translate={sheet.hasPrice ? 'no' : undefined}
            className={`mt-1 font-semibold tracking-tight tabular-nums @2xl:text-4xl ${sizeOfTotal(sheet.total)}`}
          >
            {sheet.total}
          </p>
          <AmountList
            amounts={sheet.investment.extras}
            className="mt-5 grid gap-1.5 border-t border-line pt-4 text-sm"
          />
          {!sheet.hasPrice && <p className="mt-2 text-sm text-ink-soft">{COPY.totalToBeAgreed}</p>}
        </div>
        {sheet.conditions && (
          <div className="sheet-wash-rule border-t p-5 @2xl:px-8 @2xl:py-6">
            <h4 className="mb-1.5 font-semibold">{COPY.sections.conditions}</h4>
            <LongText text={sheet.conditions} className="max-w-[68ch]" />
          </div>
        )}
      </div>
    </ModernSection>
  );
}
