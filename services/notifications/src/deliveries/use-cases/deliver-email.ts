import { isPlainAddress } from '@acordo/contracts/email-address';
import { EmailJob } from '@acordo/contracts/internal/jobs';
import { isLimited } from '@acordo/contracts/internal/mail/kinds';
import { Clock } from '@acordo/service-kit/clock/clock';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Postman } from '../../mail/postman.js';
import { type Outcome, type Place, Sources } from '../../sources/sources.js';
import { DailyLimit } from '../daily-limit.js';
import { addresseeOf, isSkipped } from '../domain/addressee.js';
import { maskAddress } from '@acordo/contracts/mask-address';
import { readLetter } from '../domain/read-letter.js';
import { isPermanent, reasonOf } from '../domain/smtp-failure.js';
import { isTooLate } from '../domain/too-late.js';
import { gatherEnclosures, PdfNotReady } from '../gather-enclosures.js';
import { DeliveryStore, type Parcel } from '../persistence/delivery-store.js';
import type { Letter } from '../../templates/letter.js';

/** `settled`: had been delivered before. `gone`: the source knows no such open message. */
export type Ending = 'sent' | 'dead' | 'skipped' | 'settled' | 'gone';

/** A job that doesn't even say whose message it is about. */
export class UnreadableJob extends Error {}
/** The mail server said no for now, or nothing, or the PDF isn't there yet; the job is tried again. */
export class MailDelayed extends Error {}
/** Where a job stands among its tries. */
export interface Tries {
  lastTry: boolean;
  /** The signed PDF was waited for long enough. */
  mayGoWithoutPdf: boolean;
}

const Where = z.object({ source: EmailJob.shape.source, outboxId: z.uuid() });
const Kind = z.object({ kind: z.string().max(60) }).catch({ kind: 'unknown' });

/**
 * One job: read the frozen message, ask where its recipient is written to, send, remember, settle (D30). Throws MailDelayed,
 * MailPostponed, UnreadableJob, or what a service of ours or the database answered; then nothing was settled.
 */
@Injectable()
export class DeliverEmail {
  constructor(
    private readonly sources: Sources,
    private readonly deliveries: DeliveryStore,
    private readonly postman: Postman,
    private readonly limit: DailyLimit,
    private readonly clock: Clock,
  ) {}

  async run(data: unknown, tries: Tries): Promise<Ending> {
    const place = Where.safeParse(data);
    if (!place.success) throw new UnreadableJob('the job names no message');
    const known = await this.deliveries.outcomeOf(place.data.outboxId);
    if (known) return this.settleAgain(place.data, known);
    const job = EmailJob.safeParse(data);
    if (!job.success) return this.bury(place.data, Kind.parse(data).kind, 'unreadable job');
    return this.deliver(job.data, tries);
  }

  private async deliver(job: EmailJob, tries: Tries): Promise<Ending> {
    const message = await this.sources.read(job);
    if (!message) return 'gone';
    const letter = readLetter(job, message);
    if (!letter) return this.bury(job, job.kind, 'unreadable message');
    if (isTooLate(letter, this.clock.now())) return this.skip(job, 'what it warns of has happened');
    const { model } = letter;
    const contact = 'to_user' in model ? await this.sources.contact(model.to_user, job.outboxId) : null;
    if ('to_user' in model && !contact) return this.bury(job, job.kind, 'account gone');
    const to = addresseeOf(letter, contact);
    if (isSkipped(to)) return this.skip(job, to.skip);
    if (!isPlainAddress(to.address)) return this.bury(job, job.kind, 'address not usable');
    const send = (taken: () => void) => this.send(job, letter, to, { ...tries, taken });
    return isLimited(job.kind) ? this.limit.within(to.address, send) : send(() => undefined);
  }

  private async send(
    job: EmailJob,
    letter: Letter,
    to: { name: string; address: string },
    { lastTry, mayGoWithoutPdf, taken }: Tries & { taken: () => void },
  ): Promise<Ending> {
    const asked = { rid: job.outboxId, mayGoWithoutPdf: mayGoWithoutPdf || lastTry };
    const enclosures = await gatherEnclosures(this.sources, letter, asked).catch((error: unknown) => {
      throw error instanceof PdfNotReady ? new MailDelayed(error.message, { cause: error }) : error;
    });
    if (letter.kind === 'link-replaced' && enclosures.token === null)
      return this.skip(job, 'its link was replaced in its turn');
    if ('token_id' in letter.model && enclosures.accountToken === null)
      return this.skip(job, 'its link was used, replaced or is over');
    const parcel = this.parcel(job, job.kind, to.address);
    await this.deliveries.begin(parcel);
    try {
      const { messageId, outboxId } = parcel;
      await this.postman.send({ letter, to, messageId, outboxId, enclosures });
      taken();
    } catch (error) {
      const reason = reasonOf(error);
      if (isPermanent(error as object) || lastTry)
        return this.conclude(job, parcel, { outcome: 'dead', reason });
      throw new MailDelayed(reason, { cause: error });
    }
    return this.conclude(job, parcel, { outcome: 'sent', reason: '' });
  }

  private bury(place: Place, kind: string, reason: string): Promise<Ending> {
    return this.conclude(place, this.parcel(place, kind, ''), { outcome: 'dead', reason });
  }

  private skip(job: EmailJob, reason: string): Promise<Ending> {
    return this.conclude(job, this.parcel(job, job.kind, ''), { outcome: 'skipped', reason });
  }

  /** Remembered here first: if the source can't be told now, the next try only tells it. */
  private async conclude(place: Place, parcel: Parcel, outcome: Outcome): Promise<Ending> {
    await this.deliveries.conclude(parcel, outcome);
    await this.settle(place, outcome);
    return outcome.outcome;
  }

  private async settleAgain(place: Place, known: Outcome): Promise<Ending> {
    await this.settle(place, known);
    return 'settled';
  }

  private async settle(place: Place, outcome: Outcome): Promise<void> {
    await this.sources.settle(place, outcome);
    await this.deliveries.markSettled(place.outboxId);
  }

  private parcel({ source, outboxId }: Place, kind: string, address: string): Parcel {
    const messageId = this.postman.messageId(outboxId);
    return { outboxId, source, kind, recipientMasked: maskAddress(address), messageId };
  }
}
