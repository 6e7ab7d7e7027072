import { randomUUID } from 'node:crypto';
import type { EmailJob } from '@acordo/contracts/internal/jobs';
import { isNotice } from '@acordo/contracts/internal/mail/kinds';
import { Injectable } from '@nestjs/common';
import { NO_ENCLOSURES } from '../mail/enclosures.js';
import type { DeliveryOutcome } from '../sources/sources.js';
import { joinedNotices } from '../templates/joined-notices.js';
import { contentOf } from '../templates/write-email.js';
import { Conclusions } from './conclusions.js';
import type { Recipient } from './domain/addressee.js';
import { MailLimits } from './mail-limits.js';
import { DeliveryStore } from './persistence/delivery-store.js';
import { HeldNotices, type HeldNoticeKey } from './persistence/held-notices.js';
import { MailDelayed, MailPostponed } from './put-off.js';
import { type Bundle, ReadBundle } from './read-bundle.js';
import { type Sending, SendEmail, type Tries } from './send-email.js';

/** Mail programs would truncate a longer message. */
const MOST = 50;

/**
 * D48: an owner's notices are never delayed to another day. Beyond their number in an hour they are held until its end and sent
 * in one message. Each keeps its own row and job meanwhile: the first of a bundle sends it and settles all of them, the others
 * then find theirs done; after any crash in between the row's job is queued again (D30).
 */
@Injectable()
export class JoinNotices {
  constructor(
    private readonly held: HeldNotices,
    private readonly limits: MailLimits,
    private readonly bundles: ReadBundle,
    private readonly emails: SendEmail,
    private readonly deliveries: DeliveryStore,
    private readonly conclusions: Conclusions,
  ) {}

  /** `alone` sends the notice by itself. Throws MailPostponed while it is held, and what sending throws. */
  async execute(
    job: EmailJob,
    userId: string,
    to: Recipient,
    tries: Tries,
    alone: (taken: () => void) => Promise<DeliveryOutcome['outcome']>,
  ): Promise<DeliveryOutcome['outcome'] | 'gone'> {
    const known = await this.held.find(job.outboxId);
    if (known && known.wait > 0) throw heldFor(known.wait);
    if (known) return this.together(job, userId, known.bundle_id, to, tries);
    const wait = await this.held.waitOf(userId);
    if (wait !== null) return this.hold(job, userId, wait);
    return this.limits.inHour(userId, alone, (waitMs) => this.hold(job, userId, waitMs));
  }

  private async hold(job: EmailJob, userId: string, waitMs: number): Promise<never> {
    await this.held.hold(placeOf(job), userId, waitMs);
    throw heldFor(waitMs);
  }

  private async together(
    job: EmailJob,
    userId: string,
    known: string | null,
    to: Recipient,
    tries: Tries,
  ): Promise<DeliveryOutcome['outcome'] | 'gone'> {
    const bundle = known ?? (await this.gather(job.outboxId, userId));
    if (bundle === null) return 'gone'; // settled meanwhile
    const members = await this.held.members(bundle);
    if (members[0]?.outboxId !== job.outboxId) throw new Error('another job sends the message it goes with');
    const { emails, own } = await this.bundles.read(members, job, userId);
    const sending = { ...tries, taken: () => undefined };
    const ending = emails.length > 0 ? await this.send(bundle, emails, to, sending) : 'gone';
    if (own === 'released') throw new MailDelayed('its record is being verified');
    return own ?? ending;
  }

  private async gather(outboxId: string, userId: string): Promise<string | null> {
    await this.held.gather(userId, randomUUID(), MOST);
    return (await this.held.find(outboxId))?.bundle_id ?? null;
  }

  /** One statement stores the message's result for all of them, so that none is sent again. */
  private async send(
    bundle: string,
    emails: Bundle['emails'],
    to: Recipient,
    sending: Sending,
  ): Promise<DeliveryOutcome['outcome']> {
    const deliveries = emails.map(({ place }) =>
      this.conclusions.delivery(place, place.kind, to.address, bundle),
    );
    const outcome = await this.emails.hand(
      {
        kind: 'joined-notices',
        id: bundle,
        content: (site, enclosed) =>
          joinedNotices(
            emails.map(({ email }) => contentOf(email, site, enclosed)),
            site,
          ),
        enclosures: NO_ENCLOSURES,
      },
      deliveries,
      to,
      sending,
    );
    await this.deliveries.conclude(deliveries, outcome);
    for (const { place } of emails) await this.conclusions.settle(place, outcome);
    return outcome.outcome;
  }
}

const heldFor = (waitMs: number): MailPostponed =>
  new MailPostponed('the owner has had many notices in this hour: it will be joined with others', waitMs);

function placeOf({ outboxId, source, kind }: EmailJob): HeldNoticeKey {
  if (!isNotice(kind)) throw new Error(`${kind} is no notice`);
  return { outboxId, source, kind };
}
