import { type DynamicModule, Module } from '@nestjs/common';
import type { StorageMb } from './domain/storage.js';
import { MaxProposals } from './max-proposals.js';
import { QuotaController } from './quota.controller.js';
import { StorageLimits } from './storage-limits.js';
import { ReadLimits } from './use-cases/read-limits.js';
import { CountCreation } from './use-cases/count-creation.js';
import { CheckStorage } from './use-cases/check-storage.js';

@Module({})
export class QuotaModule {
  static with(maxFreeProposals: number, storage: StorageMb): DynamicModule {
    return {
      module: QuotaModule,
      global: true,
      controllers: [QuotaController],
      providers: [
        { provide: MaxProposals, useValue: new MaxProposals(maxFreeProposals) },
        { provide: StorageLimits, useValue: new StorageLimits(storage) },
        ReadLimits,
        CountCreation,
        CheckStorage,
      ],
      exports: [CountCreation, CheckStorage],
    };
  }
}
