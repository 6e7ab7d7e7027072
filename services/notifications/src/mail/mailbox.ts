import { isEmail } from '@acordo/contracts/email-address';
import { z } from 'zod';

/** A name and one plain address. Messages are addressed only with these, never with text that is parsed again. */
export interface Mailbox {
  name: string;
  address: string;
}

const FORM = /^(?:"?([^"<>]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/;
// A sender on this machine (the default) has no dot in its domain.
const isSender = (address: string): boolean =>
  isEmail(address) || /^[^\s@<>"(),;:]+@localhost$/.test(address);

/** `Name <address>` or a bare address, of the configuration. */
export const mailbox = z.string().transform((text, context): Mailbox => {
  const [, name = '', named, bare] = FORM.exec(text.trim()) ?? [];
  const address = named ?? bare ?? '';
  if (isSender(address)) return { name: name.trim(), address };
  context.addIssue({ code: 'custom', message: 'must be an address, or: Name <address>' });
  return z.NEVER;
});
