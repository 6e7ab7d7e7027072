import type { Clock } from '@acordo/service-kit/clock/clock';
import type { EmailContent, Enclosed, Site } from '../templates/email.js';
import { write } from '../templates/write-email.js';
import { addressMail } from './address-mail.js';
import type { Enclosures } from './enclosures.js';
import type { Mailbox } from './mailbox.js';
import { messageIdOf } from './message-id.js';
import type { MailTransport } from './transport.js';

interface Tools {
  transport: MailTransport;
  from: Mailbox;
  site: Site;
  clock: Clock;
}

interface OutgoingEmail {
  kind: string;
  /** The email's content; called once its attachments are known. */
  content: (site: Site, enclosed: Enclosed) => EmailContent;
  to: Mailbox;
  messageId: string;
  outboxId: string;
  enclosures: Enclosures;
}

/** Renders an email and sends it to the mail server. Throws the server's error. */
export class EmailSender {
  constructor(private readonly tools: Tools) {}

  messageId(outboxId: string): string {
    return messageIdOf(outboxId, this.tools.from.address);
  }

  async send({ kind, content, to, messageId, outboxId, enclosures }: OutgoingEmail): Promise<void> {
    const { transport, from, site, clock } = this.tools;
    const written = write(content(site, enclosedIn(enclosures, site)), site);
    const mail = addressMail({
      written,
      from,
      to,
      messageId,
      date: clock.now(),
      enclosures,
      publicUrl: site.publicUrl,
    });
    await transport({ mail, kind, outboxId });
  }
}

const enclosedIn = (
  { token, accountToken, pdf, stop, logo, signature }: Enclosures,
  { publicUrl }: Site,
): Enclosed => ({
  link: token === null ? '' : `${publicUrl}/public/proposal/${encodeURIComponent(token)}`,
  token: accountToken ?? '',
  stop: stop === null ? '' : `${publicUrl}/emails/${stop}`,
  pdf: pdf !== null,
  logo: logo !== null,
  signature: signature !== null,
});
