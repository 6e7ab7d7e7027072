import type { InputOf } from '@acordo/contracts/call';
import type { FailedEmail, listFailedEmails } from '@acordo/contracts/http/vitamina/emails/list-failed';
import { readFailedEmails } from '@acordo/contracts/internal/admin-emails';
import { readAdministrator } from '@acordo/contracts/internal/admin-users';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { askFor, type Page, pageOf } from '@acordo/service-kit/http/listed-page';
import { Injectable } from '@nestjs/common';
import { OtherServices } from '../../other-services/other-services.js';

/** A page of what notifications could not send (D30). identity first checks that the caller is an administrator (D34). */
@Injectable()
export class ListFailedEmails {
  constructor(private readonly services: OtherServices) {}

  async execute(
    query: InputOf<typeof listFailedEmails>['query'],
    caller: Caller,
  ): Promise<Page<FailedEmail>> {
    await this.services.call('identity', caller, readAdministrator, {});
    const { emails } = await this.services.call('notifications', caller, readFailedEmails, {
      query: askFor(query),
    });
    return pageOf(emails, query.limit, ({ falhou_em, id }) => ({ em: new Date(falhou_em), id }));
  }
}
