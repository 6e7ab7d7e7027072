import { DeleteOldAccessRecords } from '@acordo/service-kit/access-records/delete-old-access-records';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import type { Task } from '@acordo/service-kit/schedule/task';
import { type DynamicModule, Module } from '@nestjs/common';
import { DeleteExpiredTokens } from '../account-tokens/use-cases/delete-expired-tokens.js';
import { AccountModule } from '../account/account.module.js';
import { WriteRecoveryMails } from '../account/use-cases/write-recovery-mails.js';
import { DeleteOldActivity } from '../activity/use-cases/delete-old-activity.js';
import { EraseAuditedValues } from '../audit/use-cases/erase-audited-values.js';
import { CancelOwed } from '../billing/use-cases/cancel-owed.js';
import { EraseWaiting } from '../closing/use-cases/erase-waiting.js';
import { CleanSignIns } from '../google/use-cases/clean-sign-ins.js';
import { CleanSessions } from './clean-sessions.js';

/**
 * Identity's scheduled work; a task is in its noun's folder, or here if it spans several. What people wait for comes first,
 * calls to others last.
 */
const TASKS = [
  CleanSessions,
  DeleteExpiredTokens,
  EraseAuditedValues,
  CleanSignIns,
  DeleteOldAccessRecords,
  DeleteOldActivity,
];

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
