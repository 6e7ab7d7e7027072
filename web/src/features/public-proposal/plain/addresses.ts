import { FORM_PARAMETER, type FormKind } from '@acordo/contracts/page-renderer';

/** Of the element that says why a form was refused: a refused form's page begins there. */
export const PROBLEM_ID = 'problema';

/** Where a form is sent. What is decided leads on from there, so the fragment is for the page that is not. */
export const sendTo = (path: string, kind: FormKind): string =>
  `${path}?${FORM_PARAMETER}=${kind}#${PROBLEM_ID}`;

/** Of a field, so that the summary can lead to it. */
export const fieldId = (name: string): string => `campo-${name}`;
