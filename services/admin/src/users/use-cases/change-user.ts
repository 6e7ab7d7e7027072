import type { UserChange } from '@acordo/contracts/http/vitamina/users/update';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { changeUser } from '@acordo/contracts/internal/admin-users';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Injectable } from '@nestjs/common';
import { OtherServices } from '../../other-services/other-services.js';
import { presentUser } from '../user.presenter.js';
import { CountProposals } from './count-proposals.js';

/** Calls identity, which changes the user and records it (D34). */
@Injectable()
export class ChangeUser {
  constructor(
    private readonly services: OtherServices,
    private readonly countProposals: CountProposals,
  ) {}

  async execute(id: string, change: UserChange, caller: Caller): Promise<UserRecord> {
    const user = await this.services.call('identity', caller, changeUser, { params: { id }, body: change });
    const countOf = await this.countProposals.execute([id], caller);
    return presentUser(user, countOf(id));
  }
}
