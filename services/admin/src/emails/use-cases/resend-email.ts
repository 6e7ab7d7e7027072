import { reopenEmail } from '@acordo/contracts/internal/admin-emails';
import { readAdministrator } from '@acordo/contracts/internal/admin-users';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { OtherServices } from '../../other-services/other-services.js';

/** Makes notifications send a failed email again, in the administrator's name as stored by identity (D34). */
@Injectable()
export class ResendEmail {
  constructor(private readonly services: OtherServices) {}

  async execute(id: string, caller: Caller): Promise<void> {
    const { email } = await this.services.call('identity', caller, readAdministrator, {});
    if (email === null) throw new AppError('NOT_AUTHENTICATED'); // the account is gone
    await this.services.call('notifications', caller, reopenEmail, {
      params: { id },
      body: { quem: email },
    });
  }
}
