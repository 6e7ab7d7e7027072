import type { EmailContent, Site } from './email.js';

/** For whoever has no account to enter any more: where the page says who answers for the service, and by which address (D38). */
export const askOperator = ({ publicUrl }: Site): EmailContent['action'] => ({
  label: 'Ver canais de contato',
  url: `${publicUrl}/privacy-policy#contato`,
});
