import { normalizeEmail } from '@acordo/contracts/email-address';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { SessionNews } from '../../session-news/session-news.js';
import { writeDelivery } from '../persistence/users.js';

/** Stores whether the mail server accepts an account's address, as reported by notifications. */
@Injectable()
export class RecordDelivery {
  constructor(
    private readonly database: Database,
    private readonly news: SessionNews,
  ) {}

  async execute(id: string, email: string, refused: boolean): Promise<void> {
    if (await writeDelivery(this.database, { id, email_normalizado: normalizeEmail(email) }, refused))
      await this.news.publish({ user: id });
  }
}
