import type { Email } from '../../templates/email.js';

/** D15: a link is valid in its last second. */
const LAST_SECOND_MS = 1_000;

/** Whether the email's deadline has passed: after an outage no reminder is sent for an expired link (D29). */
export const isTooLate = (email: Email, now: Date): boolean =>
  (email.kind === 'link-ending' || email.kind === 'client-reminder') &&
  now.getTime() >= new Date(email.model.link_expira_em).getTime() + LAST_SECOND_MS;
