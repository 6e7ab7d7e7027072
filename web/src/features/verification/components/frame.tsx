import { PATHS } from '../../../app/paths';
import { OfflineNote } from '../../../shared/proposals/offline-note';
import { PlainPage } from '../../../shared/ui/plain-page';
import { COPY } from '../copy';
import type { Elements } from '../../../shared/ui/elements';

/** A page for anybody with a document: only the form. Codes must not be indexed by search engines. */
export function Frame({ children }: { children: Elements }) {
  return (
    <PlainPage home={PATHS.home}>
      <meta name="robots" content="noindex" />
      <div className="grid gap-2">
        <h1 className="font-serif text-2xl font-medium sm:text-3xl">{COPY.title}</h1>
        <p data-print="hide" className="text-ink-soft">
          {COPY.intro}
        </p>
        <div data-print="hide">
          <OfflineNote text={COPY.offline} className="mt-2" />
        </div>
      </div>
      {children}
    </PlainPage>
  );
}
