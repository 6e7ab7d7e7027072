import type { Sheet } from '@acordo/document/sheet';
import { LeadText } from '../../parts/long-text';
import { ModernSection } from './modern-section';
import { Words } from '../../parts/words';

export function ModernScope({ sheet }: { sheet: Sheet }) {
  return (
    <ModernSection part="scope">
      <LeadText
        text={sheet.description}
        lead="text-lg leading-relaxed @2xl:text-xl"
        className="max-w-[66ch] text-pretty"
      />
      <p className="mt-4 max-w-[66ch] text-ink-soft">
        <Words text={sheet.scopeLine} />
      </p>
    </ModernSection>
  );
}
