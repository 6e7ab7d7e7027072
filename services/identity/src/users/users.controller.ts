import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { register } from '@acordo/contracts/http/auth/register';
import { getContact, reportDelivery } from '@acordo/contracts/internal/contact';
import { Internal, Public } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { FindContact } from './use-cases/find-contact.js';
import { RegisterUser } from './use-cases/register-user.js';
import { RecordDelivery } from './use-cases/record-delivery.js';
import { presentUser } from './user.presenter.js';

@Controller()
export class UsersController {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly findContact: FindContact,
    private readonly reportDelivery: RecordDelivery,
  ) {}

  @Call(register)
  @Public()
  async register(
    @Input() input: InputOf<typeof register>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof register>> {
    return { user: presentUser(await this.registerUser.execute(input.body, caller)) };
  }

  @Call(getContact)
  @Internal('notifications', 'proposals')
  async contact(@Input() input: InputOf<typeof getContact>): Promise<ResultOf<typeof getContact>> {
    return { contact: await this.findContact.execute(input.params.id) };
  }

  @Call(reportDelivery)
  @Internal('notifications')
  async delivery(
    @Input() { params, body }: InputOf<typeof reportDelivery>,
  ): Promise<ResultOf<typeof reportDelivery>> {
    await this.reportDelivery.execute(params.id, body.email, body.recusado);
  }
}
