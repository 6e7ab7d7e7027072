import type { MailChoice, MailTopic } from '@acordo/contracts/http/emails/choice';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { Keys } from '@acordo/service-kit/secrets/keys';
import { type Choice, choiceToken, marksOf, readChoiceToken } from '../domain/choice-token.js';
import { isStopped, stop, takeBack } from '../persistence/stopped-mails.js';

/** Which emails an address has stopped. Only the address's HMAC is stored, so that the table contains no addresses. */
export class ChooseMails {
  constructor(
    private readonly database: Database,
    private readonly keys: Keys,
  ) {}

  tokenFor(topic: MailTopic, address: string): string {
    return choiceToken(this.keys, topic, address);
  }

  isStopped(topic: MailTopic, address: string): Promise<boolean> {
    return isStopped(this.database, marksOf(this.keys, address), topic);
  }

  /** Throws NOT_FOUND for a token that is none of ours; so do the others. */
  async read(token: string): Promise<MailChoice> {
    const { topic, mark } = this.known(token);
    return { assunto: topic, parado: await isStopped(this.database, [mark], topic) };
  }

  async write(token: string, parado: boolean): Promise<MailChoice> {
    const { topic, mark } = this.known(token);
    await (parado ? stop : takeBack)(this.database, mark, topic);
    return { assunto: topic, parado };
  }

  private known(token: string): Choice {
    const choice = readChoiceToken(this.keys, token);
    if (!choice) throw new AppError('NOT_FOUND');
    return choice;
  }
}
