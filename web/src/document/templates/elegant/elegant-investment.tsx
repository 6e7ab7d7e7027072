import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { AmountList } from '../../parts/amount-list';
import { LongText } from '../../parts/long-text';
import { ElegantSection } from './elegant-section';

const ROWS = 'grid gap-1 text-lg';

/** An account: items, a thin rule, the total over a double one. */
export function ElegantInvestment({ sheet }: { sheet: Sheet }) {
  return (
    <ElegantSection part="investment">
      <AmountList amounts={sheet.investment.parts} className={ROWS} />
      <div
        data-print="keep"
        className="elegant-total flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-4"
      >
        <p className="text-lg italic">{COPY.total}</p>
        <p
          translate={sheet.hasPrice ? 'no' : undefined}
          className="ml-auto text-right text-3xl tracking-tight tabular-nums @2xl:text-5xl"
        >
          {sheet.total}
        </p>
      </div>
      <AmountList amounts={sheet.investment.extras} className={`mt-4 ${ROWS}`} />
      {!sheet.hasPrice && <p className="mt-3 italic text-ink-soft">{COPY.totalToBeAgreed}</p>}
      {sheet.conditions && (
        <div className="mt-6">
          <h4 className="mb-1 italic text-ink-soft">{COPY.sections.conditions}</h4>
          <LongText text={sheet.conditions} className="max-w-[62ch] text-lg" />
        </div>
      )}
    </ElegantSection>
  );
}
