import type { Clock } from '@acordo/service-kit/clock/clock';
import { HealthController } from '@acordo/service-kit/health/health.controller';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuditController } from './audit/audit.controller.js';
import { ReadAudit } from './audit/use-cases/read-audit.js';
import type { Config } from './config.js';
import { EmailsController } from './emails/emails.controller.js';
import { ListFailedEmails } from './emails/use-cases/list-failed-emails.js';
import { ResendEmail } from './emails/use-cases/resend-email.js';
import { OtherServices } from './other-services/other-services.js';
import { StatsController } from './stats/stats.controller.js';
import { ReadStats } from './stats/use-cases/read-stats.js';
import { SubscriptionsController } from './subscriptions/subscriptions.controller.js';
import { ListUncancelled } from './subscriptions/use-cases/list-uncancelled.js';
import { ChangeUser } from './users/use-cases/change-user.js';
import { CountProposals } from './users/use-cases/count-proposals.js';
import { ListUsers } from './users/use-cases/list-users.js';
import { UsersController } from './users/users.controller.js';

/** The panel: it composes what the others own, and owns no data (D34). */
@Module({})
export class AppModule {
  static with(config: Config, clock: Clock): DynamicModule {
    const otherServices = new OtherServices({
      clock,
      identity: { url: config.IDENTITY_URL, key: config.INTERNAL_KEY_IDENTITY[0] },
      proposals: { url: config.PROPOSALS_URL, key: config.INTERNAL_KEY_PROPOSALS[0] },
      notifications: { url: config.NOTIFICATIONS_URL, key: config.INTERNAL_KEY_NOTIFICATIONS[0] },
    });
    return {
      module: AppModule,
      controllers: [
        UsersController,
        StatsController,
        AuditController,
        EmailsController,
        SubscriptionsController,
        HealthController,
      ],
      providers: [
        { provide: OtherServices, useValue: otherServices },
        CountProposals,
        ListUsers,
        ChangeUser,
        ReadStats,
        ReadAudit,
        ListFailedEmails,
        ResendEmail,
        ListUncancelled,
      ],
    };
  }
}
