import type { LegalSection } from '../model/legal-text';
import { TextBlock } from './text-block';

export function Section({ section: { id, title, blocks } }: { section: LegalSection }) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 border-t border-line py-8 max-lg:first:border-t-0 max-lg:first:pt-2"
    >
      <h2
        id={id}
        tabIndex={-1}
        className="font-serif text-xl font-medium tracking-tight outline-none sm:text-2xl"
      >
        {title}
      </h2>
      {blocks.map((block, index) => (
        // The text never changes its order.
        <TextBlock key={index} block={block} />
      ))}
    </section>
  );
}
