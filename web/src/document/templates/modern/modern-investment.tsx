import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { AmountList } from '../../parts/amount-list';
import { LongText } from '../../parts/long-text';
import { ModernSection } from './modern-section';

/** A hundred millions still fit on one line of a phone. */
const sizeOfTotal = (total: string) => (total.length > 14 ? 'modern-figure-long' : 'modern-figure');
const ROWS = 'modern-amounts text-sm';

/** What the total consists of, the total in a block of ink, and the conditions beside it where there is room. */
export function ModernInvestment({ sheet }: { sheet: Sheet }) {
  return (
    <ModernSection part="investment">
      <AmountList amounts={sheet.investment.parts} className={`${ROWS} mb-5`} />
      <div className="modern-total">
        <div data-print="keep" className="modern-ink">
          <p className="text-sm opacity-80">{COPY.total}</p>
          <p
            translate={sheet.hasPrice ? 'no' : undefined}
            className={`mt-1 font-semibold tracking-tight tabular-nums ${sizeOfTotal(sheet.total)}`}
          >
            {sheet.total}
          </p>
          {!sheet.hasPrice && <p className="mt-2 text-sm opacity-80">{COPY.totalToBeAgreed}</p>}
        </div>
        {sheet.conditions && (
          <div className="min-w-0 @2xl:pt-1">
            <h4 className="mb-1.5 font-semibold">{COPY.sections.conditions}</h4>
            <LongText text={sheet.conditions} className="max-w-[66ch]" />
          </div>
        )}
      </div>
      <AmountList amounts={sheet.investment.extras} className={`${ROWS} mt-5`} />
    </ModernSection>
  );
}
