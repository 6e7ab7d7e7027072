import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { findLink, type Link } from '../persistence/identities.js';

/** Whether Google is linked, and whether there is a password. Throws NOT_AUTHENTICATED if the account is closed. */
@Injectable()
export class ReadGoogleLink {
  constructor(private readonly database: Database) {}

  async execute(userId: string): Promise<Link> {
    const link = await findLink(this.database, userId);
    if (!link) throw new AppError('NOT_AUTHENTICATED');
    return link;
  }
}
