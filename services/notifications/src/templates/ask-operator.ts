import type { EmailContent, Site } from './email.js';

/** For people without an account any more: the page with the operator and the contact address (D38). */
export const askOperator = ({ publicUrl }: Site): EmailContent['action'] => ({
  label: 'Ver canais de contato',
  url: `${publicUrl}/privacy-policy#contato`,
});
