import { PROPOSALS_EVENTS } from '@acordo/contracts/internal/events/jobs';
import { EVENT_MODELS } from '@acordo/contracts/internal/events/models';
import { EMAIL_QUEUE_TERMS } from '@acordo/contracts/internal/jobs';
import { MAIL_MODELS } from '@acordo/contracts/internal/mail/models';
import { AccessRecordsModule } from '@acordo/service-kit/access-records/access-records.module';
import { DatabaseModule } from '@acordo/service-kit/database/database.module';
import { HealthController } from '@acordo/service-kit/health/health.controller';
import { OutboxModule } from '@acordo/service-kit/outbox/outbox.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountTokensModule } from './account-tokens/account-tokens.module.js';
import { AccountModule } from './account/account.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { AdminsModule } from './admins/admins.module.js';
import { BillingModule } from './billing/billing.module.js';
import { ClosingModule } from './closing/closing.module.js';
import type { Config } from './config.js';
import { ConfigModule } from './config.module.js';
import { databaseOptions } from './database/database-options.js';
import { GoogleModule } from './google/google.module.js';
import { IntrospectionModule } from './introspection/introspection.module.js';
import { PanelModule } from './panel/panel.module.js';
import { RedisModule } from './redis/redis.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { UsersModule } from './users/users.module.js';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.forRoot(databaseOptions(config.DATABASE_URL, config.CLOCK_SHIFT)),
        OutboxModule.forRoot({
          source: 'identity',
          redisUrl: config.REDIS_URL,
          queue: EMAIL_QUEUE_TERMS,
          mayRead: ['notifications'],
          models: { ...MAIL_MODELS, ...EVENT_MODELS },
          routes: { 'account-closed': { queue: PROPOSALS_EVENTS, consumer: 'proposals' } },
        }),
        AccessRecordsModule,
        RedisModule,
        ActivityModule,
        UsersModule,
        AccountModule,
        AccountTokensModule,
        SessionsModule,
        AdminsModule,
        IntrospectionModule,
        PanelModule,
        BillingModule,
        GoogleModule,
        ClosingModule,
        ScheduleModule.with(config.SCHEDULE_EVERY_S),
      ],
      controllers: [HealthController],
    };
  }
}
