import { useId } from 'react';
import type { Sheet } from '@acordo/document/sheet';
import { ContactLinks } from '../../parts/contact-links';
import { Words } from '../../parts/words';

export function ModernReady({ sheet }: { sheet: Sheet }) {
  const id = useId();
  if (!sheet.ready) return null;
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-6">
      <h3 id={id} className="text-2xl font-semibold tracking-tight @2xl:text-3xl">
        {sheet.ready.title}
      </h3>
      <p className="mt-2 max-w-[60ch]">
        <Words text={sheet.ready.text} />
      </p>
      <ContactLinks email={sheet.companyEmail} phone={sheet.companyPhone} className="mt-4 font-medium" />
    </section>
  );
}
