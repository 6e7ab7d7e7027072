import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { adminMe } from '@acordo/contracts/http/vitamina/auth/me';
import { disableSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-disable';
import { enableSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-enable';
import { setUpSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-setup';
import { updateAdminEmail } from '@acordo/contracts/http/vitamina/auth/update-email';
import { updateAdminPassword } from '@acordo/contracts/http/vitamina/auth/update-password';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { SignedInAdmin } from './administrator-access.js';
import { presentAdmin } from './admin.presenter.js';
import { ChangeAdminAccount } from './use-cases/change-admin-account.js';
import { DisableSecondFactor } from './use-cases/disable-second-factor.js';
import { EnableSecondFactor } from './use-cases/enable-second-factor.js';
import { ReadAdmin } from './use-cases/read-admin.js';
import { SetUpSecondFactor } from './use-cases/set-up-second-factor.js';

/** An administrator's own account. */
@Controller()
@SignedInAdmin()
export class AdminAccountController {
  constructor(
    private readonly readAdmin: ReadAdmin,
    private readonly account: ChangeAdminAccount,
    private readonly setUp: SetUpSecondFactor,
    private readonly enable: EnableSecondFactor,
    private readonly disable: DisableSecondFactor,
  ) {}

  @Call(adminMe)
  async me(@CurrentCaller() caller: Caller): Promise<ResultOf<typeof adminMe>> {
    return presentAdmin(await this.readAdmin.execute(caller));
  }

  @Call(updateAdminEmail)
  async updateEmail(
    @Input() { body }: InputOf<typeof updateAdminEmail>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof updateAdminEmail>> {
    await this.account.email(body, caller);
    return this.me(caller);
  }

  @Call(updateAdminPassword)
  async updatePassword(
    @Input() { body }: InputOf<typeof updateAdminPassword>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof updateAdminPassword>> {
    await this.account.password(body, caller);
    return this.me(caller);
  }

  @Call(setUpSecondFactor)
  setUpSecondFactor(
    @Input() { body }: InputOf<typeof setUpSecondFactor>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof setUpSecondFactor>> {
    return this.setUp.execute(body.currentPassword, caller);
  }

  @Call(enableSecondFactor)
  async enableSecondFactor(
    @Input() { body }: InputOf<typeof enableSecondFactor>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof enableSecondFactor>> {
    return { recoveryCodes: await this.enable.execute(body.code, caller) };
  }

  @Call(disableSecondFactor)
  async disableSecondFactor(
    @Input() { body }: InputOf<typeof disableSecondFactor>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof disableSecondFactor>> {
    await this.disable.execute(body, caller);
    return this.me(caller);
  }
}
