import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { changeUser, countUsers, readAdministrator, readUsers } from '@acordo/contracts/internal/admin-users';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { ForSignedInAdmin } from '../admins/administrator-access.js';
import { presentPanelUser } from './panel-user.presenter.js';
import { ChangeUser } from './use-cases/change-user.js';
import { ReadUsers } from './use-cases/read-users.js';

/** Calls of admin in an administrator's name (D34). */
@Controller()
@ForSignedInAdmin()
export class PanelController {
  constructor(
    private readonly users: ReadUsers,
    private readonly changeUser: ChangeUser,
  ) {}

  @Call(readUsers)
  async list(@Input() { query }: InputOf<typeof readUsers>): Promise<ResultOf<typeof readUsers>> {
    return { users: (await this.users.page(query)).map(presentPanelUser) };
  }

  @Call(changeUser)
  async change(
    @Input() { params, body }: InputOf<typeof changeUser>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof changeUser>> {
    return presentPanelUser(await this.changeUser.execute(params.id, body, caller));
  }

  @Call(countUsers)
  counts(): Promise<ResultOf<typeof countUsers>> {
    return this.users.counts();
  }

  @Call(readAdministrator)
  async administrator(@CurrentCaller() { sub }: Caller): Promise<ResultOf<typeof readAdministrator>> {
    return { email: await this.users.administrator(sub) };
  }
}
