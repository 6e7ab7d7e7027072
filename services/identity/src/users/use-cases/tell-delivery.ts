import { normalizeEmail } from '@acordo/contracts/email-address';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { SessionNews } from '../../session-news/session-news.js';
import { writeDelivery } from '../persistence/users.js';

/** Whoever sends e-mails has learned whether the address of an account is taken by its mail server. */
@Injectable()
export class TellDelivery {
  constructor(
    private readonly database: Database,
    private readonly news: SessionNews,
  ) {}

  async execute(id: string, email: string, refused: boolean): Promise<void> {
    if (await writeDelivery(this.database, { id, email_normalizado: normalizeEmail(email) }, refused))
      await this.news.publish({ user: id });
  }
}
