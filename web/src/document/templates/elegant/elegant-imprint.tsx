import type { Sheet } from '@acordo/document/sheet';
import { ContactLinks } from '../../parts/contact-links';

export function ElegantImprint({ sheet }: { sheet: Sheet }) {
  if (!sheet.companyName && !sheet.companyEmail && !sheet.companyPhone) return null;
  return (
    <footer className="mt-12 border-t border-line pt-5 text-center text-ink-soft @2xl:mt-16 print:mt-8">
      {sheet.companyName && (
        <p translate="no" className="italic">
          {sheet.companyName}
        </p>
      )}
      <ContactLinks
        email={sheet.companyEmail}
        phone={sheet.companyPhone}
        className="mt-1 justify-center text-sm"
      />
    </footer>
  );
}
