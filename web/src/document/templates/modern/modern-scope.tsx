import type { Sheet } from '@acordo/document/sheet';
import { FactList } from '../../parts/fact-list';
import { LongText } from '../../parts/long-text';
import { ModernSection } from './modern-section';

export function ModernScope({ sheet }: { sheet: Sheet }) {
  return (
    <ModernSection part="scope">
      <LongText text={sheet.description} className="max-w-[68ch] text-base text-pretty" />
      <FactList
        facts={sheet.scope}
        className="sheet-scope mt-6 border-t border-line pt-5"
        labelClass="text-xs text-ink-soft"
        valueClass="mt-0.5 text-base font-medium"
      />
    </ModernSection>
  );
}
