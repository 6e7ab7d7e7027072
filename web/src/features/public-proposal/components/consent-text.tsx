import { Words } from '../../../document/parts/words';
import { FORM } from '../form-copy';

/** In full and without scrolling, so that nobody agrees to a truncated text (D18). */
export function ConsentText({ text }: { text: string }) {
  return (
    <section aria-labelledby="termos" className="rounded-control bg-mute px-4 py-4 sm:px-5">
      <h3 id="termos" className="mb-1.5 text-sm font-semibold">
        {FORM.consent}
      </h3>
      <p className="text-sm text-pretty whitespace-pre-line">
        <Words text={text} />
      </p>
    </section>
  );
}
