import type { MailChoice } from '@acordo/contracts/http/emails/choice';
import { Words } from '../../../document/parts/words';
import { FormMessage } from '../../../shared/forms/form-message';
import { reasonOf } from '../../../shared/http/reason-of';
import { Button } from '../../../shared/ui/button';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { COPY } from '../copy';

interface ChoiceSheetProps {
  choice: MailChoice;
  saving: boolean;
  /** Why the last press failed. */
  failure: unknown;
  /** It replaced the pressed element: its heading gets the focus, and is read out. */
  takesFocus: boolean;
  onChange: () => void;
}

/** What is sent to this address, and the button that stops it or undoes that. */
export function ChoiceSheet({ choice, saving, failure, takesFocus, onChange }: ChoiceSheetProps) {
  const { title, text, submit, sending } = choice.parado ? COPY.stopped : COPY.ask;
  const told = text(COPY.topics[choice.assunto]);
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <section className="grid gap-6">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="font-serif text-2xl font-medium outline-none sm:text-3xl">
          {title}
        </h1>
        <p className="text-ink-soft">
          <Words
            text={choice.parado && choice.assunto === 'copias' ? `${told} ${COPY.stopped.copies}` : told}
          />
        </p>
      </div>
      <div className="grid justify-items-start gap-3">
        <Button variant={choice.parado ? 'secondary' : 'primary'} loading={saving} onClick={onChange}>
          {saving ? sending : submit}
        </Button>
        <FormMessage reason={failure} className="text-sm text-bad">
          {Boolean(failure) && <p>{reasonOf(failure, COPY.notSaved)}</p>}
        </FormMessage>
      </div>
    </section>
  );
}
