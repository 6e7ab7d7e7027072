import type { EmailJob } from '@acordo/contracts/internal/jobs';
import { Clock } from '@acordo/service-kit/clock/clock';
import { Injectable } from '@nestjs/common';
import { type DeliveryOutcome, Sources } from '../sources/sources.js';
import type { Email } from '../templates/email.js';
import { Conclusions } from './conclusions.js';
import { addresseeOf, isSkipped } from './domain/addressee.js';
import { readEmail } from './domain/read-email.js';
import { isTooLate } from './domain/too-late.js';
import { HeldNotices, type HeldNoticeKey } from './persistence/held-notices.js';
import { MailDelayed } from './put-off.js';
import { SendEmail } from './send-email.js';

interface Bundled {
  place: HeldNoticeKey;
  email: Email;
}
/** `released`: it is handled by itself again. `gone`: there is nothing to send. */
type Alone = DeliveryOutcome['outcome'] | 'gone' | 'released';
export interface Bundle {
  emails: Bundled[];
  /** The result of the current job's notice; null while that depends on the message. */
  own: Alone | null;
}

/** The emails of a combined message in their current state; those not to be sent any more are concluded first. */
@Injectable()
export class ReadBundle {
  constructor(
    private readonly sources: Sources,
    private readonly held: HeldNotices,
    private readonly emails: SendEmail,
    private readonly conclusions: Conclusions,
    private readonly clock: Clock,
  ) {}

  async read(members: readonly HeldNoticeKey[], job: EmailJob, userId: string): Promise<Bundle> {
    const contact = await this.sources.contact(userId, job.outboxId);
    const emails: Bundled[] = [];
    let own: Alone | null = null;
    for (const place of members) {
      const got = await this.one({ ...place, v: 1 }, contact);
      if (typeof got === 'object') emails.push({ place, email: got });
      else if (place.outboxId === job.outboxId) own = got;
    }
    return { emails, own };
  }

  private async one(job: EmailJob, contact: Awaited<ReturnType<Sources['contact']>>): Promise<Email | Alone> {
    const message = await this.sources.read(job);
    if (!message) {
      await this.held.release(job.outboxId);
      return 'gone';
    }
    const email = readEmail(job, message);
    if (!email) return this.conclusions.markDead(job, job.kind, 'unreadable message');
    if (isTooLate(email, this.clock.now()))
      return this.conclusions.skip(job, 'what it warns of has happened');
    const to = addresseeOf(email, contact);
    if (isSkipped(to)) return this.conclusions.skip(job, to.skip);
    return (await this.mayBeToldOf(email, job)) ? email : 'released';
  }

  /** No email about a record that is being verified: its notice is released, and waits by itself. */
  private async mayBeToldOf(email: Email, job: EmailJob): Promise<boolean> {
    if (email.kind !== 'proposal-signed') return true;
    try {
      await this.emails.gather(email, job.outboxId, true);
      return true;
    } catch (error) {
      if (!(error instanceof MailDelayed)) throw error;
      await this.held.release(job.outboxId);
      return false;
    }
  }
}
