import { isPlainAddress } from '@acordo/contracts/email-address';
import { EmailJob } from '@acordo/contracts/internal/jobs';
import { isAlert, isEntry, isNotice } from '@acordo/contracts/internal/mail/kinds';
import { Clock } from '@acordo/service-kit/clock/clock';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ChooseMails } from '../../choices/use-cases/choose-mails.js';
import { type DeliveryOutcome, Sources } from '../../sources/sources.js';
import type { Email } from '../../templates/email.js';
import { Conclusions } from '../conclusions.js';
import { addresseeOf, isSkipped, type Recipient, topicOf } from '../domain/addressee.js';
import { readEmail } from '../domain/read-email.js';
import { isTooLate } from '../domain/too-late.js';
import { JoinNotices } from '../join-notices.js';
import { MailLimits } from '../mail-limits.js';
import { DeliveryStore } from '../persistence/delivery-store.js';
import { MailPostponed } from '../put-off.js';
import { SendEmail, type Tries } from '../send-email.js';

/** `settled`: had been delivered before. `gone`: the source has no such open message. */
export type Ending = DeliveryOutcome['outcome'] | 'settled' | 'gone';

/** A job without a valid source or id. */
export class UnreadableJob extends Error {}

const Where = z.object({ source: EmailJob.shape.source, outboxId: z.uuid() });
const Kind = z.object({ kind: z.string().max(60) }).catch({ kind: 'unknown' });

/**
 * One job: read the message, get its recipient's address, send, store the result, settle (D30). Throws MailDelayed,
 * MailPostponed, UnreadableJob, or errors of our services or the database; then nothing was settled.
 */
@Injectable()
export class DeliverEmail {
  constructor(
    private readonly sources: Sources,
    private readonly deliveries: DeliveryStore,
    private readonly conclusions: Conclusions,
    private readonly limits: MailLimits,
    private readonly emails: SendEmail,
    private readonly notices: JoinNotices,
    private readonly choices: ChooseMails,
    private readonly clock: Clock,
  ) {}

  async execute(data: unknown, tries: Tries): Promise<Ending> {
    const place = Where.safeParse(data);
    if (!place.success) throw new UnreadableJob('the job names no message');
    const known = await this.deliveries.outcomeOf(place.data.outboxId);
    if (known) {
      await this.conclusions.settle(place.data, known);
      return 'settled';
    }
    const job = EmailJob.safeParse(data);
    if (!job.success) return this.conclusions.markDead(place.data, Kind.parse(data).kind, 'unreadable job');
    return this.deliver(job.data, tries);
  }

  private async deliver(job: EmailJob, tries: Tries): Promise<Ending> {
    const message = await this.sources.read(job);
    if (!message) return 'gone';
    const email = readEmail(job, message);
    if (!email) return this.conclusions.markDead(job, job.kind, 'unreadable message');
    if (isTooLate(email, this.clock.now()))
      return this.conclusions.skip(job, 'what it warns of has happened');
    const { model } = email;
    const contact = 'to_user' in model ? await this.sources.contact(model.to_user, job.outboxId) : null;
    if ('to_user' in model && !contact) return this.conclusions.markDead(job, job.kind, 'account gone');
    const to = addresseeOf(email, contact);
    if (isSkipped(to)) return this.conclusions.skip(job, to.skip, to.undelivered);
    if (!isPlainAddress(to.address)) {
      await this.emails.tellRefused(to, job.outboxId);
      return this.conclusions.markDead(job, job.kind, 'address not usable', 'endereco-recusado');
    }
    const topic = topicOf(to, job.kind);
    if (topic && (await this.choices.isStopped(topic, to.address)))
      return this.conclusions.skip(job, 'the recipient wants none of these', 'destinatario-nao-quer');
    return this.withinLimits(job, email, to, tries);
  }

  /** D48. Emails caused by strangers do not use up the limit of an owner's notices. */
  private withinLimits(job: EmailJob, email: Email, to: Recipient, tries: Tries): Promise<Ending> {
    const send = (taken: () => void) => this.emails.alone(job, email, to, { ...tries, taken });
    if (isEntry(job.kind)) return send(() => undefined);
    // Emails beyond a stranger's daily limit are not kept for tomorrow: they contain nothing, and the app shows everything.
    if (to.who === 'unproven')
      return this.limits.inDay<Ending>(isAlert(job.kind) ? 'alerts' : 'unproven', to.address, send, () =>
        this.conclusions.skip(job, 'an unconfirmed address has had enough mail for today'),
      );
    if (isAlert(job.kind)) return send(() => undefined);
    const tomorrow = async (waitMs: number): Promise<Ending> => {
      throw new MailPostponed('the recipient has had enough mail for today', waitMs);
    };
    if (to.who === 'client') return this.limits.inDay<Ending>('clients', to.address, send, tomorrow);
    if (isNotice(job.kind) && 'to_user' in email.model)
      return this.notices.execute(job, email.model.to_user, to, tries, send);
    return this.limits.inDay<Ending>('accounts', to.address, send, tomorrow);
  }
}
