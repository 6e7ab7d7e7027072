import type { FormEvent } from 'react';
import { Button } from '../../../shared/ui/button';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { NEW_LINK } from '../gone-copy';
import { sendTo } from '../plain/addresses';

interface OfferProps {
  /** '' if it has no name. */
  company: string;
  /** Why the last request failed; '' if none did. */
  failure: string;
  busy?: boolean;
  onSubmit?: (event: FormEvent) => void;
}

const FAILURE = 'pedido-falhou';

/** The request for a new link as a form of its own: without scripts, and before they are loaded, the browser sends it (P118). */
export function NewLinkOffer({ company, failure, busy = false, onSubmit }: OfferProps) {
  return (
    <form
      method="post"
      action={sendTo('', 'novo-link')}
      onSubmit={onSubmit}
      className="mx-auto grid max-w-md justify-items-center gap-4"
    >
      <p className="text-pretty wrap-anywhere">{NEW_LINK.offer(company)}</p>
      {failure && (
        <p role="alert" id={FAILURE} className="text-bad">
          {failure}
        </p>
      )}
      <Button type="submit" size="lg" loading={busy} aria-describedby={failure ? FAILURE : undefined}>
        {NEW_LINK.action}
      </Button>
    </form>
  );
}

/** `isNew`: it has just replaced the button. */
export function NewLinkSent({ company, isNew = false }: { company: string; isNew?: boolean }) {
  const ref = useFocusOnMount<HTMLOutputElement>(isNew);
  return (
    <output
      ref={ref}
      tabIndex={-1}
      className="mx-auto grid max-w-md gap-1 rounded-card border border-line bg-good-soft px-5 py-4 text-center text-good outline-none"
    >
      <span className="font-medium">{NEW_LINK.sentTitle}</span>
      <span className="text-pretty wrap-anywhere">{NEW_LINK.sent(company)}</span>
    </output>
  );
}

/** Takes the focus: it replaces the button that was pressed. */
export function NewLinkOver({ company }: { company: string }) {
  const ref = useFocusOnMount<HTMLParagraphElement>(true);
  return (
    <p
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="mx-auto max-w-md text-pretty wrap-anywhere outline-none"
    >
      {NEW_LINK.over(company)}
    </p>
  );
}
