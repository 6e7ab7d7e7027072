import type { Sheet } from '@acordo/document/sheet';
import { FactList } from '../../parts/fact-list';
import { LongText } from '../../parts/long-text';
import { ElegantSection } from './elegant-section';

export function ElegantScope({ sheet }: { sheet: Sheet }) {
  return (
    <ElegantSection part="scope">
      <LongText text={sheet.description} className="mb-6 max-w-[62ch] text-lg text-pretty" />
      <FactList
        facts={sheet.scope}
        className="elegant-facts"
        labelClass="text-ink-soft italic"
        valueClass="min-w-0 tabular-nums"
      />
    </ElegantSection>
  );
}
