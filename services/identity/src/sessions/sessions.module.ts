import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { CONFIG, type Config } from '../config.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { ComparePassword } from './compare-password.js';
import { DeviceMarks } from './domain/device-mark.js';
import { LoginLimits } from './login-limits.js';
import { SessionsController } from './sessions.controller.js';
import { EndSession } from './use-cases/end-session.js';
import { ListSessions } from './use-cases/list-sessions.js';
import { LogIn } from './use-cases/log-in.js';
import { LookUpSession } from './use-cases/look-up-session.js';
import { ReadStatus } from './use-cases/read-status.js';

@Module({
  imports: [ActivityModule, PasswordsModule, SessionNewsModule],
  controllers: [SessionsController],
  providers: [
    {
      provide: DeviceMarks,
      useFactory: (config: Config) => new DeviceMarks(config.INTERNAL_KEY_IDENTITY, 'user'),
      inject: [CONFIG],
    },
    LoginLimits,
    LogIn,
    EndSession,
    ComparePassword,
    ListSessions,
    ReadStatus,
    LookUpSession,
  ],
  exports: [ComparePassword, EndSession, LookUpSession, LoginLimits, DeviceMarks],
})
export class SessionsModule {}
