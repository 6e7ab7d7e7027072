import type { Email } from '../../templates/email.js';

/** D15: the last second of a link belongs to it. */
const LAST_SECOND_MS = 1_000;

/** Whether what the email warns of has happened: after an outage nobody is reminded of a link that is over (D29). */
export const isTooLate = (email: Email, now: Date): boolean =>
  email.kind === 'link-ending' &&
  now.getTime() >= new Date(email.model.link_expira_em).getTime() + LAST_SECOND_MS;
