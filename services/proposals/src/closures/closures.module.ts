import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { type DynamicModule, Module } from '@nestjs/common';
import { Eraser } from '../erasure/eraser.js';
import { EraseAccounts } from './use-cases/erase-accounts.js';
import { ExpireRecords } from './use-cases/expire-records.js';
import { ReportErasures } from './use-cases/report-erasures.js';

/** The end of accounts and of signed records (D37): scheduled work, in this order. */
export const CLOSURE_TASKS = [EraseAccounts, ExpireRecords, ReportErasures];

@Module({})
export class ClosuresModule {
  static with(signedRecordYears: number): DynamicModule {
    return {
      module: ClosuresModule,
      providers: [
        EraseAccounts,
        ReportErasures,
        {
          provide: ExpireRecords,
          useFactory: (work: UnitOfWork, eraser: Eraser) =>
            new ExpireRecords(work, eraser, signedRecordYears),
          inject: [UnitOfWork, Eraser],
        },
      ],
      exports: CLOSURE_TASKS,
    };
  }
}
