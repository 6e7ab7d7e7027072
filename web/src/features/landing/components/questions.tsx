import { ChevronDown } from 'lucide-react';
import { QUESTIONS, QUESTIONS_TITLE } from '../questions';

/** A list of native disclosures: they work by keyboard, for screen readers, in a search of the page, and without scripts. */
export default function Questions() {
  return (
    <section
      aria-labelledby="perguntas"
      className="mx-auto grid w-full max-w-3xl gap-8 px-4 py-16 sm:px-6 sm:py-24"
    >
      <h2 id="perguntas" className="text-center font-serif text-2xl font-medium tracking-tight sm:text-3xl">
        {QUESTIONS_TITLE}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {QUESTIONS.map(({ question, text, link }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
              <h3>{question}</h3>
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="grid justify-items-start gap-1 pb-5">
              <p className="max-w-[62ch] text-ink-soft">{text}</p>
              {link && (
                <a
                  href={link.href}
                  className="inline-flex min-h-11 items-center text-sm font-medium text-pen underline-offset-4 hover:underline"
                >
                  {link.label}
                </a>
              )}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
