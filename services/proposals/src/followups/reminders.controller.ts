import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { sendReminder } from '@acordo/contracts/http/propostas/send-reminder';
import { setClientReminder } from '@acordo/contracts/http/propostas/set-client-reminder';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { SendReminder } from './use-cases/send-reminder.js';
import { SetClientReminder } from './use-cases/set-client-reminder.js';

@Controller()
@UserOnly()
export class RemindersController {
  constructor(
    private readonly sendReminder: SendReminder,
    private readonly setClientReminder: SetClientReminder,
  ) {}

  @Call(sendReminder)
  async send(
    @Input() { params, body }: InputOf<typeof sendReminder>,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<ResultOf<typeof sendReminder>> {
    return { lembrete_em: await this.sendReminder.execute(caller, params.id, body, key) };
  }

  @Call(setClientReminder)
  async set(
    @Input() { params, body }: InputOf<typeof setClientReminder>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof setClientReminder>> {
    await this.setClientReminder.execute(caller, params.id, body.lembrar_cliente);
    return body;
  }
}
