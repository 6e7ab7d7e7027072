import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { type AdminRow, findAdmin } from '../find-admin.js';

/** The administrator of the caller's session. Throws NOT_AUTHENTICATED once the account is removed. */
@Injectable()
export class ReadAdmin {
  constructor(private readonly database: Database) {}

  async execute({ sub }: Pick<Caller, 'sub'>): Promise<AdminRow> {
    const admin = await findAdmin(this.database, sub);
    if (!admin) throw new AppError('NOT_AUTHENTICATED');
    return admin;
  }
}
