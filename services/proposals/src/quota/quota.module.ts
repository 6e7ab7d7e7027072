import { type DynamicModule, Module } from '@nestjs/common';
import { MaxProposals } from './max-proposals.js';
import { QuotaController } from './quota.controller.js';
import { ReadLimits } from './use-cases/read-limits.js';
import { TakePlace } from './use-cases/take-place.js';

@Module({})
export class QuotaModule {
  static with(maxFreeProposals: number): DynamicModule {
    return {
      module: QuotaModule,
      global: true,
      controllers: [QuotaController],
      providers: [
        { provide: MaxProposals, useValue: new MaxProposals(maxFreeProposals) },
        ReadLimits,
        TakePlace,
      ],
      exports: [TakePlace],
    };
  }
}
