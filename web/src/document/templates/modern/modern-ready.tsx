import { useId } from 'react';
import type { Sheet } from '@acordo/document/sheet';
import { ContactLinks } from '../../parts/contact-links';
import { Words } from '../../parts/words';

export function ModernReady({ sheet }: { sheet: Sheet }) {
  const id = useId();
  if (!sheet.ready) return null;
  return (
    <section aria-labelledby={id} className="sheet-gradient rounded-card p-6 @2xl:p-8">
      <h3 id={id} className="text-xl font-semibold tracking-tight">
        {sheet.ready.title}
      </h3>
      <p className="mt-1.5 max-w-[60ch]">
        <Words text={sheet.ready.text} />
      </p>
      <ContactLinks email={sheet.companyEmail} phone={sheet.companyPhone} className="mt-4 font-medium" />
    </section>
  );
}
