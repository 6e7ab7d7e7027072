import { CircleAlert } from 'lucide-react';
import { fieldId, PROBLEM_ID } from './addresses';
import { PLAIN_COPY } from './copy';
import type { FormRefusal } from './form-refusal';

/** The errors of the sent form, above it and with links to the fields. The page opens here, with the focus. */
export function PlainProblem({ refusal }: { refusal: FormRefusal }) {
  const { title, text, wait, fields } = refusal;
  const wrong = Object.entries(fields);
  return (
    <section
      id={PROBLEM_ID}
      tabIndex={-1}
      aria-labelledby="problema-titulo"
      className="flex scroll-mt-4 items-start gap-3 rounded-card bg-bad-soft px-4 py-3 text-ink sm:px-6"
    >
      <CircleAlert aria-hidden="true" className="mt-1 size-4 flex-none text-bad" />
      <div className="grid min-w-0 gap-1">
        <h2 id="problema-titulo" className="font-medium">
          {title}
        </h2>
        {text && <p className="text-sm">{text}</p>}
        {wait && <p className="text-sm">{wait}</p>}
        {wrong.length > 0 && (
          <>
            <p className="text-sm">{PLAIN_COPY.fieldsToMend}</p>
            <ul className="text-sm">
              {wrong.map(([name, sentence]) => (
                <li key={name}>
                  <a
                    href={`#${fieldId(name)}`}
                    className="inline-flex min-h-11 items-center underline sm:min-h-6"
                  >
                    {sentence}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
