import { Clock } from '@acordo/service-kit/clock/clock';
import { type DynamicModule, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { BillingController } from './billing.controller.js';
import { BillingSetup } from './billing-setup.js';
import { Prices } from './domain/prices.js';
import { setupGaps } from './domain/setup-gaps.js';
import { PaymentProvider } from './payment-provider.js';
import { UncancelledController } from './uncancelled.controller.js';
import { CancelOwed } from './use-cases/cancel-owed.js';
import { CancelSubscription } from './use-cases/cancel-subscription.js';
import { EndSubscription } from './use-cases/end-subscription.js';
import { ReadPlans } from './use-cases/read-plans.js';
import { ReadUncancelled } from './use-cases/read-uncancelled.js';
import { ReceiveEvent } from './use-cases/receive-event.js';
import { ApplyEvent } from './use-cases/apply-event.js';

@Module({})
export class BillingModule implements OnModuleInit {
  constructor(private readonly setup: BillingSetup) {}

  static with(setup: BillingSetup, clock: Clock): DynamicModule {
    return {
      module: BillingModule,
      global: true, // closing an account ends what is paid for it
      imports: [SessionNewsModule],
      controllers: [BillingController, UncancelledController],
      providers: [
        { provide: Clock, useValue: clock },
        { provide: BillingSetup, useValue: setup },
        { provide: Prices, useValue: new Prices(setup.value.prices) },
        PaymentProvider,
        ApplyEvent,
        EndSubscription,
        CancelSubscription,
        CancelOwed,
        ReceiveEvent,
        ReadPlans,
        ReadUncancelled,
      ],
      exports: [CancelSubscription, CancelOwed],
    };
  }

  onModuleInit(): void {
    const logger = new Logger('BillingModule');
    for (const gap of setupGaps(this.setup.value)) logger.warn(gap);
  }
}
