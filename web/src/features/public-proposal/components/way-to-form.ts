import { FORM_PARAMETER, type FormKind } from '@acordo/contracts/page-renderer';
import type { MouseEvent } from 'react';

/** The form around no field at all that the ways below belong to; ready-proposal.tsx holds it. */
export const WAYS_ID = 'responder';

/**
 * A button that opens a form. Until the page is taken over, and for good where no script runs, it leads to the same form as the
 * gateway draws it (docs/decisions/0033). `at`: the form's heading there.
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
