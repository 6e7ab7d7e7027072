import type { Keys } from '@acordo/service-kit/secrets/keys';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ActivityModule } from '../activity/activity.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { REDIS } from '../redis/redis.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { ComparePassword } from './compare-password.js';
import { DeviceMarks } from './domain/device-mark.js';
import { LoginLimits, type LoginPoints } from './login-limits.js';
import { PublicUrl } from './public-url.js';
import { SessionsController } from './sessions.controller.js';
import { EndSession } from './use-cases/end-session.js';
import { ListSessions } from './use-cases/list-sessions.js';
import { LogIn } from './use-cases/log-in.js';
import { LookUpSession } from './use-cases/look-up-session.js';
import { ReadStatus } from './use-cases/read-status.js';

@Module({})
export class SessionsModule {
  static with(publicUrl: string, deviceKeys: Keys, points: LoginPoints): DynamicModule {
    return {
      module: SessionsModule,
      global: true,
      imports: [ActivityModule, PasswordsModule, SessionNewsModule],
      controllers: [SessionsController],
      providers: [
        { provide: PublicUrl, useValue: new PublicUrl(publicUrl) },
        { provide: DeviceMarks, useValue: new DeviceMarks(deviceKeys, 'user') },
        {
          provide: LoginLimits,
          useFactory: (redis: Redis) => new LoginLimits(redis, points),
          inject: [REDIS],
        },
        LogIn,
        EndSession,
        ComparePassword,
        ListSessions,
        ReadStatus,
        LookUpSession,
      ],
      exports: [PublicUrl, ComparePassword, EndSession, LookUpSession, LoginLimits, DeviceMarks],
    };
  }
}
