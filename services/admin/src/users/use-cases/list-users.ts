import type { InputOf } from '@acordo/contracts/call';
import type { listUsers } from '@acordo/contracts/http/vitamina/users/list';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { readUsers } from '@acordo/contracts/internal/admin-users';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { askFor, type Page, pageOf } from '@acordo/service-kit/http/listed-page';
import { Injectable } from '@nestjs/common';
import { OtherServices } from '../../other-services/other-services.js';
import { presentUser } from '../user.presenter.js';
import { CountProposals } from './count-proposals.js';

type Query = InputOf<typeof listUsers>['query'];

/** A page of identity's users with the counts of proposals (D34). */
@Injectable()
export class ListUsers {
  constructor(
    private readonly services: OtherServices,
    private readonly countProposals: CountProposals,
  ) {}

  async execute(query: Query, caller: Caller): Promise<Page<UserRecord>> {
    const { users } = await this.services.call('identity', caller, readUsers, {
      query: { ...askFor(query), q: query.q ?? '' },
    });
    const page = pageOf(users, query.limit, ({ criado_em, id }) => ({ em: new Date(criado_em), id }));
    const ids = page.rows.map(({ id }) => id);
    const countOf = await this.countProposals.execute(ids, caller);
    return { ...page, rows: page.rows.map((user) => presentUser(user, countOf(user.id))) };
  }
}
