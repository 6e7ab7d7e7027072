import type { Sheet } from '@acordo/document/sheet';
import { LeadText } from '../../parts/long-text';
import { ElegantSection } from './elegant-section';
import { Words } from '../../parts/words';

/** An initial of two lines needs a paragraph that has more of them. */
const WITH_INITIAL = 240;

export function ElegantScope({ sheet }: { sheet: Sheet }) {
  const initial = sheet.description.length > WITH_INITIAL ? 'elegant-initial' : '';
  return (
    <ElegantSection part="scope">
      <LeadText
        text={sheet.description}
        lead={`text-xl ${initial}`}
        initial={`text-lg ${initial}`}
        className="max-w-[62ch] text-lg text-pretty"
      />
      <p className="mt-4 max-w-[62ch] text-lg italic text-ink-soft">
        <Words text={sheet.scopeLine} />
      </p>
    </ElegantSection>
  );
}
