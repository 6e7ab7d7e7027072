import type { EmailJob } from '@acordo/contracts/internal/jobs';
import { ServiceCallFailed } from '@acordo/service-kit/http/internal-call';
import { Injectable } from '@nestjs/common';
import { ChooseMails } from '../choices/use-cases/choose-mails.js';
import { type Enclosures, NO_ENCLOSURES } from '../mail/enclosures.js';
import { EmailSender } from '../mail/email-sender.js';
import { type DeliveryOutcome, Sources } from '../sources/sources.js';
import type { EmailContent, Enclosed, Email, Site } from '../templates/email.js';
import { contentOf } from '../templates/write-email.js';
import { Conclusions } from './conclusions.js';
import { type Recipient, topicOf } from './domain/addressee.js';
import { isPermanent, reasonOf, undeliveredBy } from './domain/smtp-failure.js';
import { gatherEnclosures, PdfNotReady } from './gather-enclosures.js';
import { DeliveryStore, type DeliveryRow } from './persistence/delivery-store.js';
import { MailDelayed } from './put-off.js';

/** Without a valid link these say nothing: why they are not sent. */
const WITHOUT_LINK: Partial<Record<Email['kind'], string>> = {
  'link-replaced': 'its link was replaced in its turn',
  'client-reminder': 'its link was closed, or its proposal decided, meanwhile',
};

/** The number of a job's attempt. */
export interface Tries {
  lastTry: boolean;
  /** The signed PDF was awaited long enough. */
  mayGoWithoutPdf: boolean;
}
/** An attempt with a callback for when the mail server accepted the message. */
export type Sending = Tries & { taken: () => void };

interface Message {
  kind: string;
  /** The id and kind of its delivery. */
  id: string;
  content: (site: Site, enclosed: Enclosed) => EmailContent;
  enclosures: Enclosures;
}

/** Sends one email to the mail server. */
@Injectable()
export class SendEmail {
  constructor(
    private readonly sources: Sources,
    private readonly deliveries: DeliveryStore,
    private readonly sender: EmailSender,
    private readonly conclusions: Conclusions,
    private readonly choices: ChooseMails,
  ) {}

  /** Throws MailDelayed, and ServiceCallFailed. */
  async alone(
    job: EmailJob,
    email: Email,
    to: Recipient,
    tries: Sending,
  ): Promise<DeliveryOutcome['outcome']> {
    // An unconfirmed address gets only fixed text, nothing made or uploaded (D29).
    const isProven = to.who === 'owner' || to.who === 'client';
    const mayGoWithoutPdf = !isProven || tries.mayGoWithoutPdf || tries.lastTry;
    const had = await this.gather(email, job.outboxId, mayGoWithoutPdf);
    const closed = WITHOUT_LINK[email.kind];
    if (closed && had.token === null) return this.conclusions.skip(job, closed);
    if ('token_id' in email.model && had.accountToken === null)
      return this.conclusions.skip(job, 'its link was used, replaced or is over');
    const topic = topicOf(to, job.kind);
    const stop = topic && this.choices.tokenFor(topic, to.address);
    const enclosures = { ...(isProven ? had : { ...NO_ENCLOSURES, accountToken: had.accountToken }), stop };
    const delivery = this.conclusions.delivery(job, job.kind, to.address);
    const content: Message['content'] = (site, enclosed) => contentOf(email, site, enclosed, isProven);
    const message = { kind: job.kind, id: job.outboxId, content, enclosures };
    return this.conclusions.conclude(job, delivery, await this.hand(message, [delivery], to, tries));
  }

  /** Sends one message for all these emails; returns its result. Throws MailDelayed if it is to be retried. */
  async hand(
    { kind, id, content, enclosures }: Message,
    deliveries: readonly DeliveryRow[],
    to: Recipient,
    { lastTry, taken }: Sending,
  ): Promise<DeliveryOutcome> {
    await this.deliveries.begin(deliveries);
    try {
      const messageId = this.sender.messageId(id);
      await this.sender.send({ kind, content, to, messageId, outboxId: id, enclosures });
      taken();
    } catch (error) {
      const reason = reasonOf(error);
      if (!isPermanent(error as object) && !lastTry) throw new MailDelayed(reason, { cause: error });
      const undelivered = undeliveredBy(error as object, reason);
      if (undelivered === 'endereco-recusado') await this.tellRefused(to, id);
      return { outcome: 'dead', reason, undelivered };
    }
    await this.tellTaken(to, id);
    return { outcome: 'sent', reason: '' };
  }

  /** Before the result is stored: if identity is away the job is retried, and the email refused once more. */
  async tellRefused({ account, address }: Recipient, rid: string): Promise<void> {
    if (account && !account.refused) await this.sources.reportDelivery(account.id, address, true, rid);
  }

  /** The email was sent: it must not be sent again because identity is away now. The next email reports it. */
  private async tellTaken({ account, address }: Recipient, rid: string): Promise<void> {
    if (!account?.refused) return;
    await this.sources.reportDelivery(account.id, address, false, rid).catch((error: unknown) => {
      if (!(error instanceof ServiceCallFailed)) throw error;
    });
  }

  async gather(email: Email, rid: string, mayGoWithoutPdf: boolean): Promise<Enclosures> {
    return gatherEnclosures(this.sources, email, { rid, mayGoWithoutPdf }).catch((error: unknown) => {
      throw error instanceof PdfNotReady ? new MailDelayed(error.message, { cause: error }) : error;
    });
  }
}
