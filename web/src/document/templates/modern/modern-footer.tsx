import { COPY } from '@acordo/document/copy';
import type { Sheet } from '@acordo/document/sheet';
import { Words } from '../../parts/words';

/** The company once more, small, so that a printed last page has its sender. */
export function ModernFooter({ sheet }: { sheet: Sheet }) {
  const facts = sheet.company.filter(({ label }) => label !== COPY.facts.company);
  if (!sheet.companyName && facts.length === 0) return null;
  return (
    <footer translate="no" className="border-t border-line pt-5 text-xs text-ink-soft">
      {sheet.companyName && (
        <p className="font-semibold text-ink">
          <Words text={sheet.companyName} />
        </p>
      )}
      <ul className="mt-1 flex min-w-0 flex-wrap gap-x-4 gap-y-0.5">
        {facts.map(({ label, value }) => (
          <li key={label}>
            <Words text={value} />
          </li>
        ))}
      </ul>
    </footer>
  );
}
