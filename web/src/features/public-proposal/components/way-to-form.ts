import { FORM_PARAMETER, type FormKind } from '@acordo/contracts/page-renderer';
import type { MouseEvent } from 'react';

/** The empty form of the buttons below; rendered in ready-proposal.tsx. */
export const WAYS_ID = 'responder';

/**
 * A button that opens a form. Until hydration, and always without scripts, it links to the same form rendered by the
 * gateway (docs/decisions/0033). `at`: the form's heading there.
 */
export const wayToForm = (kind: FormKind, at: string, open: () => void) => ({
  type: 'submit' as const,
  form: WAYS_ID,
  name: FORM_PARAMETER,
  value: kind,
  formAction: `#${at}`,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    open();
  },
});
