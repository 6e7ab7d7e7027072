import { FORM_PARAMETER, type DecisionKind } from '@acordo/contracts/page-renderer';
import type { MouseEvent } from 'react';

/** The empty form of the buttons below; rendered in ready-proposal.tsx. */
export const WAYS_ID = 'responder';

/** A button that links to a form rendered by the gateway, which needs no scripts. `at`: the form's heading there. */
export const wayToPlainForm = (kind: DecisionKind, at: string) => ({
  type: 'submit' as const,
  form: WAYS_ID,
  name: FORM_PARAMETER,
  value: kind,
  formAction: `#${at}`,
});

/** A button that opens a form. Until hydration, and always without scripts, it links to the rendered one (docs/decisions/0033). */
export const wayToForm = (kind: DecisionKind, at: string, open: () => void) => ({
  ...wayToPlainForm(kind, at),
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    open();
  },
});
