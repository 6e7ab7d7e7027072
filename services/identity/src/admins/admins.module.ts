import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { CONFIG, type Config } from '../config.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { AdminAccountController } from './admin-account.controller.js';
import { AdminDevices } from './admin-devices.js';
import { AdminLoginLimits } from './admin-login-limits.js';
import { AdminSessionsController } from './admin-sessions.controller.js';
import { SecondFactorKeys } from './second-factor-keys.js';
import { ChangeAdminAccount } from './use-cases/change-admin-account.js';
import { ConfirmPassword } from './use-cases/confirm-password.js';
import { DisableSecondFactor } from './use-cases/disable-second-factor.js';
import { EnableSecondFactor } from './use-cases/enable-second-factor.js';
import { EndAdminSession } from './use-cases/end-admin-session.js';
import { LogInAdmin } from './use-cases/log-in-admin.js';
import { LookUpAdminSession } from './use-cases/look-up-admin-session.js';
import { MakeFirstAdmin } from './use-cases/make-first-admin.js';
import { ReadAdminStatus } from './use-cases/read-admin-status.js';
import { ReadAdmin } from './use-cases/read-admin.js';
import { SetUpSecondFactor } from './use-cases/set-up-second-factor.js';
import { VerifySecondFactor } from './use-cases/verify-second-factor.js';

@Module({
  imports: [ActivityModule, PasswordsModule, SessionNewsModule],
  controllers: [AdminSessionsController, AdminAccountController],
  providers: [
    {
      provide: SecondFactorKeys,
      useFactory: ({ DATA_KEY }: Config) => new SecondFactorKeys(DATA_KEY),
      inject: [CONFIG],
    },
    AdminLoginLimits,
    AdminDevices,
    MakeFirstAdmin,
    LogInAdmin,
    VerifySecondFactor,
    EndAdminSession,
    LookUpAdminSession,
    ConfirmPassword,
    ReadAdmin,
    ReadAdminStatus,
    ChangeAdminAccount,
    SetUpSecondFactor,
    EnableSecondFactor,
    DisableSecondFactor,
  ],
  exports: [LookUpAdminSession],
})
export class AdminsModule {}
