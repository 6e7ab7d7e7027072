import { COPY } from '../copy';
import type { LegalSection } from '../model/legal-text';

/** The table of contents: before the text on phones, beside it and always visible on wide screens. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="indice"
      data-print="hide"
      className="my-6 border-y border-line py-5 lg:sticky lg:top-24 lg:row-span-2 lg:my-0 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:border-y-0 lg:border-l lg:py-0 lg:pl-6"
    >
      <h2 id="indice" className="text-sm font-semibold">
        {COPY.contents}
      </h2>
      <ol className="mt-2 grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
