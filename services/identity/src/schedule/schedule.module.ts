import { ForgetAccess } from '@acordo/service-kit/access-records/forget-access';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import type { Task } from '@acordo/service-kit/schedule/task';
import { type DynamicModule, Module } from '@nestjs/common';
import { ForgetTokens } from '../account-tokens/use-cases/forget-tokens.js';
import { AccountModule } from '../account/account.module.js';
import { WriteRecoveryMails } from '../account/use-cases/write-recovery-mails.js';
import { ForgetActivity } from '../activity/use-cases/forget-activity.js';
import { ForgetAudited } from '../audit/use-cases/forget-audited.js';
import { CancelOwed } from '../billing/use-cases/cancel-owed.js';
import { EraseWaiting } from '../closing/use-cases/erase-waiting.js';
import { CleanSignIns } from '../google/use-cases/clean-sign-ins.js';
import { CleanSessions } from './clean-sessions.js';

/**
 * Identity's scheduled work; a task is in its noun's folder, or here if it spans several. What people wait for comes first,
 * calls to others last.
 */
const TASKS = [CleanSessions, ForgetTokens, ForgetAudited, CleanSignIns, ForgetAccess, ForgetActivity];

@Module({})
export class ScheduleModule {
  static with(everySeconds: number): DynamicModule {
    return {
      module: ScheduleModule,
      imports: [AccountModule],
      providers: [
        ...TASKS,
        {
          provide: Schedule,
          useFactory: (...tasks: Task[]) => new Schedule(tasks, everySeconds * 1000),
          inject: [WriteRecoveryMails, ...TASKS, CancelOwed, EraseWaiting],
        },
      ],
    };
  }
}
