import type { EmailJob } from '@acordo/contracts/internal/jobs';
import { Clock } from '@acordo/service-kit/clock/clock';
import { Injectable } from '@nestjs/common';
import { type Outcome, Sources } from '../sources/sources.js';
import type { Letter } from '../templates/letter.js';
import { Conclusions } from './conclusions.js';
import { addresseeOf, isSkipped } from './domain/addressee.js';
import { readLetter } from './domain/read-letter.js';
import { isTooLate } from './domain/too-late.js';
import { HeldNotices, type HeldPlace } from './persistence/held-notices.js';
import { MailDelayed } from './put-off.js';
import { SendLetter } from './send-letter.js';

interface Bundled {
  place: HeldPlace;
  letter: Letter;
}
/** `released`: it goes its own way again. `gone`: there is nothing to send. */
type Alone = Outcome['outcome'] | 'gone' | 'released';
export interface Bundle {
  letters: Bundled[];
  /** What became of the asking job's notice; null while that depends on the message. */
  own: Alone | null;
}

/** The letters of a joined message as they are now; what is not to be sent any more gets its own end first. */
@Injectable()
export class ReadBundle {
  constructor(
    private readonly sources: Sources,
    private readonly held: HeldNotices,
    private readonly letters: SendLetter,
    private readonly conclusions: Conclusions,
    private readonly clock: Clock,
  ) {}

  async read(members: readonly HeldPlace[], job: EmailJob, userId: string): Promise<Bundle> {
    const contact = await this.sources.contact(userId, job.outboxId);
    const letters: Bundled[] = [];
    let own: Alone | null = null;
    for (const place of members) {
      const got = await this.one({ ...place, v: 1 }, contact);
      if (typeof got === 'object') letters.push({ place, letter: got });
      else if (place.outboxId === job.outboxId) own = got;
    }
    return { letters, own };
  }

  private async one(
    job: EmailJob,
    contact: Awaited<ReturnType<Sources['contact']>>,
  ): Promise<Letter | Alone> {
    const message = await this.sources.read(job);
    if (!message) {
      await this.held.release(job.outboxId);
      return 'gone';
    }
    const letter = readLetter(job, message);
    if (!letter) return this.conclusions.bury(job, job.kind, 'unreadable message');
    if (isTooLate(letter, this.clock.now()))
      return this.conclusions.skip(job, 'what it warns of has happened');
    const to = addresseeOf(letter, contact);
    if (isSkipped(to)) return this.conclusions.skip(job, to.skip);
    return (await this.mayBeToldOf(letter, job)) ? letter : 'released';
  }

  /** A record that is being verified is no signature to write about: its notice goes its own way, and waits there. */
  private async mayBeToldOf(letter: Letter, job: EmailJob): Promise<boolean> {
    if (letter.kind !== 'proposal-signed') return true;
    try {
      await this.letters.gather(letter, job.outboxId, true);
      return true;
    } catch (error) {
      if (!(error instanceof MailDelayed)) throw error;
      await this.held.release(job.outboxId);
      return false;
    }
  }
}
