import { Inject, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { BillingController } from './billing.controller.js';
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
import { TakeInEvent } from './use-cases/take-in-event.js';

@Module({
  imports: [SessionNewsModule],
  controllers: [BillingController, UncancelledController],
  providers: [
    {
      provide: Prices,
      useFactory: (config: Config) =>
        new Prices({ mensal: config.STRIPE_PRICE_MENSAL, anual: config.STRIPE_PRICE_ANUAL }),
      inject: [CONFIG],
    },
    PaymentProvider,
    TakeInEvent,
    EndSubscription,
    CancelSubscription,
    CancelOwed,
    ReceiveEvent,
    ReadPlans,
    ReadUncancelled,
  ],
  exports: [CancelSubscription, CancelOwed],
})
export class BillingModule implements OnModuleInit {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  onModuleInit(): void {
    const logger = new Logger('BillingModule');
    for (const gap of setupGaps(this.config)) logger.warn(gap);
  }
}
