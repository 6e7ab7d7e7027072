import { DeleteOldAccessRecords } from '@acordo/service-kit/access-records/delete-old-access-records';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import type { Task } from '@acordo/service-kit/schedule/task';
import { type DynamicModule, Module } from '@nestjs/common';
import { LookForImages } from '../assets/use-cases/look-for-images.js';
import { CLOSURE_TASKS, ClosuresModule } from '../closures/closures.module.js';
import { StoreMissingPdfs } from '../documents/use-cases/store-missing-pdfs.js';
import { EndLinks } from '../deadlines/use-cases/end-links.js';
import { RemindClients } from '../deadlines/use-cases/remind-clients.js';
import { RemindOwners } from '../deadlines/use-cases/remind-owners.js';
import { KeepArchives } from '../exports/use-cases/keep-archives.js';
import { DeleteOldKeys } from '../idempotency/delete-old-keys.js';
import { DeletePastVisitors } from '../views/use-cases/delete-past-visitors.js';

/** Ends come first: after days of downtime there are no reminders of expired links. */
const OWN_TASKS = [EndLinks, RemindOwners, RemindClients, DeletePastVisitors, DeleteOldKeys];

@Module({})
export class ScheduleModule {
  static with(everySeconds: number, signedRecordYears: number): DynamicModule {
    return {
      module: ScheduleModule,
      imports: [ClosuresModule.with(signedRecordYears)],
      providers: [
        ...OWN_TASKS,
        LookForImages,
        {
          provide: Schedule,
          useFactory: (...tasks: Task[]) => new Schedule(tasks, everySeconds * 1000),
          inject: [
            ...OWN_TASKS,
            ...CLOSURE_TASKS,
            LookForImages,
            KeepArchives,
            DeleteOldAccessRecords,
            StoreMissingPdfs,
          ],
        },
      ],
    };
  }
}
