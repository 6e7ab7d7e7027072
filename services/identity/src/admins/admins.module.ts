import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import type { Keys } from '@acordo/service-kit/secrets/keys';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ActivityModule } from '../activity/activity.module.js';
import { Passwords } from '../passwords/passwords.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { REDIS } from '../redis/redis.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { AdminAccountController } from './admin-account.controller.js';
import { AdminDevices } from './admin-devices.js';
import { AdminLoginLimits, type AdminLoginPoints } from './admin-login-limits.js';
import { AdminSessionsController } from './admin-sessions.controller.js';
import { SecondFactorKeys } from './second-factor-keys.js';
import { ChangeAdminAccount } from './use-cases/change-admin-account.js';
import { ConfirmPassword } from './use-cases/confirm-password.js';
import { DisableSecondFactor } from './use-cases/disable-second-factor.js';
import { EnableSecondFactor } from './use-cases/enable-second-factor.js';
import { EndAdminSession } from './use-cases/end-admin-session.js';
import { LogInAdmin } from './use-cases/log-in-admin.js';
import { LookUpAdminSession } from './use-cases/look-up-admin-session.js';
import { type FirstAdmin, MakeFirstAdmin } from './use-cases/make-first-admin.js';
import { ReadAdminStatus } from './use-cases/read-admin-status.js';
import { ReadAdmin } from './use-cases/read-admin.js';
import { SetUpSecondFactor } from './use-cases/set-up-second-factor.js';
import { VerifySecondFactor } from './use-cases/verify-second-factor.js';

interface AdminsOptions {
  appName: string;
  /** Of what is sealed: seeds of second factors. */
  dataKeys: Keys;
  /** Of the marks of devices. */
  deviceKeys: Keys;
  first: FirstAdmin;
  points: AdminLoginPoints;
}

@Module({})
export class AdminsModule {
  static with({ appName, dataKeys, deviceKeys, first, points }: AdminsOptions): DynamicModule {
    return {
      module: AdminsModule,
      global: true, // sessions of administrators are looked up for the gateway
      imports: [ActivityModule, PasswordsModule, SessionNewsModule],
      controllers: [AdminSessionsController, AdminAccountController],
      providers: [
        { provide: SecondFactorKeys, useValue: new SecondFactorKeys(dataKeys) },
        { provide: AdminDevices, useValue: new AdminDevices(deviceKeys) },
        {
          provide: AdminLoginLimits,
          useFactory: (redis: Redis) => new AdminLoginLimits(redis, points),
          inject: [REDIS],
        },
        {
          provide: MakeFirstAdmin,
          useFactory: (database: Database, work: UnitOfWork, passwords: Passwords) =>
            new MakeFirstAdmin(first, database, work, passwords),
          inject: [Database, UnitOfWork, Passwords],
        },
        {
          provide: SetUpSecondFactor,
          useFactory: (work: UnitOfWork, confirm: ConfirmPassword, keys: SecondFactorKeys) =>
            new SetUpSecondFactor(appName, work, confirm, keys),
          inject: [UnitOfWork, ConfirmPassword, SecondFactorKeys],
        },
        LogInAdmin,
        VerifySecondFactor,
        EndAdminSession,
        LookUpAdminSession,
        ConfirmPassword,
        ReadAdmin,
        ReadAdminStatus,
        ChangeAdminAccount,
        EnableSecondFactor,
        DisableSecondFactor,
      ],
      exports: [LookUpAdminSession],
    };
  }
}
