import { isPlainAddress } from '@acordo/contracts/email-address';
import type { SendMailOptions } from 'nodemailer';
import type { WrittenEmail } from '../templates/write-email.js';
import { bracketed } from '../templates/layout/link-like.js';
import { attachmentsOf } from './attachments.js';
import type { Enclosures } from './enclosures.js';
import { headerText } from './header-text.js';
import type { Mailbox } from './mailbox.js';
import { needsUtf8 } from './needs-utf8.js';

const LONGEST_NAME = 80;
const LONGEST_SUBJECT = 200;

/**
 * The message as nodemailer takes it. The envelope is explicit, so the email is sent to exactly one address whatever the
 * headers contain (attacks 78, 79). From shows the company, to its client, or the product (D29), with our own address; Reply-To is the company's or the
 * client's, where there is one. Date is when it was written, not when the thing happened: after an outage an old date would sort it down in the inbox, and
 * the text has the instant anyway. No name and no subject can look like an address (docs/decisions/0030).
 */
export function addressMail(given: {
  written: WrittenEmail;
  from: Mailbox;
  to: Mailbox;
  messageId: string;
  date: Date;
  enclosures: Enclosures;
  publicUrl: string;
}): SendMailOptions {
  const { written, from, to, messageId, date, enclosures, publicUrl } = given;
  const nameOf = (text: string) => headerText(bracketed(text), LONGEST_NAME);
  const name = nameOf(written.sender) || headerText(from.name, LONGEST_NAME);
  return {
    envelope: { from: from.address, to: [to.address] },
    from: { name, address: from.address },
    to: { name: nameOf(to.name), address: to.address },
    ...(isReplyable(written.replyTo)
      ? { replyTo: { name: nameOf(written.replyName), address: written.replyTo } }
      : {}),
    subject: headerText(bracketed(written.subject), LONGEST_SUBJECT),
    text: written.text,
    html: written.html,
    attachments: attachmentsOf(enclosures),
    messageId,
    date,
    xMailer: false,
    // RFC 3834: no automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(enclosures.stop === null ? {} : oneClick(`${publicUrl}/api/emails/parar/${enclosures.stop}`)),
    },
  };
}

/**
 * Whether the address may be in a header. Other letters than ASCII before the @ need a server with SMTPUTF8 at every stop, whoever the
 * email is for (RFC 6532): it would not arrive for the sake of its Reply-To (P131). The text has the address.
 */
const isReplyable = (address: string): boolean => isPlainAddress(address) && !needsUtf8(address);

/**
 * RFC 8058: the mail program's own button, only allowed with https. Without it the
 * address leads to the page with our button (RFC 2369).
 */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  ...(address.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
});
