import { Check } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { COPY } from '../copy';

/** P16, P87: the claims with their explanations. */
export function Guarantees() {
  return (
    <section aria-labelledby="garantias" className="grid gap-5 border-t border-line pt-8">
      <h2 id="garantias" className="text-lg font-semibold">
        {COPY.guarantees.title}
      </h2>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {COPY.guarantees.notes.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
            <div className="grid content-start gap-0.5">
              <p className="font-medium">{title}</p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <a
        href={PATHS.terms}
        className="inline-flex min-h-11 items-center justify-self-start text-sm text-pen underline underline-offset-4 hover:text-pen-deep sm:min-h-0"
      >
        {COPY.guarantees.terms}
      </a>
    </section>
  );
}
