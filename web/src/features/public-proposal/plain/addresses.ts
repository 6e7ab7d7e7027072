import { FORM_PARAMETER, type FormKind } from '@acordo/contracts/page-renderer';

/** Of the element with the reason of a refusal: a refused form's page opens there. */
export const PROBLEM_ID = 'problema';

/** Where a form is sent. A decision redirects, so the fragment is for a refused form's page. */
export const sendTo = (path: string, kind: FormKind): string =>
  `${path}?${FORM_PARAMETER}=${kind}#${PROBLEM_ID}`;

/** Of a field, so that the summary can link to it. */
export const fieldId = (name: string): string => `campo-${name}`;
