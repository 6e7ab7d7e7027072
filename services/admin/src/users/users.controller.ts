import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { listUsers } from '@acordo/contracts/http/vitamina/users/list';
import { toggleUnlimited } from '@acordo/contracts/http/vitamina/users/toggle-unlimited';
import { updateUser } from '@acordo/contracts/http/vitamina/users/update';
import { AdminOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { linkHeader, type ListReply } from '@acordo/service-kit/http/listed-page';
import { Controller, Res } from '@nestjs/common';
import { ChangeUser } from './use-cases/change-user.js';
import { ListUsers } from './use-cases/list-users.js';

@Controller()
@AdminOnly()
export class UsersController {
  constructor(
    private readonly listUsers: ListUsers,
    private readonly changeUser: ChangeUser,
  ) {}

  @Call(listUsers)
  async list(
    @Input() { query }: InputOf<typeof listUsers>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: ListReply,
  ): Promise<ResultOf<typeof listUsers>> {
    const { rows, nextCursor } = await this.listUsers.execute(query, caller);
    void reply.headers(linkHeader(listUsers.path, query.limit, { q: query.q }, nextCursor));
    return rows;
  }

  @Call(updateUser)
  update(
    @Input() { params, body }: InputOf<typeof updateUser>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof updateUser>> {
    return this.changeUser.execute(params.id, body, caller);
  }

  @Call(toggleUnlimited)
  toggle(
    @Input() { body }: InputOf<typeof toggleUnlimited>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof toggleUnlimited>> {
    return this.changeUser.execute(body.userId, { unlimited_proposals: body.unlimitedProposals }, caller);
  }
}
