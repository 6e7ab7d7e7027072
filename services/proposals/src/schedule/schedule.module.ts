import { type DynamicModule, Module } from '@nestjs/common';
import { EndLinks } from '../deadlines/use-cases/end-links.js';
import { RemindOwners } from '../deadlines/use-cases/remind-owners.js';
import { ForgetVisitors } from '../public/use-cases/forget-visitors.js';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import type { Task } from '@acordo/service-kit/schedule/task';

@Module({})
export class ScheduleModule {
  /** Ends come first: after days of downtime nobody is reminded of what is over. */
  static with(everySeconds: number): DynamicModule {
    return {
      module: ScheduleModule,
      providers: [
        EndLinks,
        RemindOwners,
        ForgetVisitors,
        {
          provide: Schedule,
          useFactory: (...tasks: Task[]) => new Schedule(tasks, everySeconds * 1000),
          inject: [EndLinks, RemindOwners, ForgetVisitors],
        },
      ],
    };
  }
}
