import { PROPOSALS_EVENTS } from '@acordo/contracts/internal/events/jobs';
import { EVENT_MODELS } from '@acordo/contracts/internal/events/models';
import { EMAIL_QUEUE_TERMS } from '@acordo/contracts/internal/jobs';
import { MAIL_MODELS } from '@acordo/contracts/internal/mail/models';
import { AccessRecordsModule } from '@acordo/service-kit/access-records/access-records.module';
import { Clock } from '@acordo/service-kit/clock/clock';
import { DatabaseModule } from '@acordo/service-kit/database/database.module';
import { HealthController } from '@acordo/service-kit/health/health.controller';
import { OutboxModule } from '@acordo/service-kit/outbox/outbox.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountMailsModule } from './account-mails/account-mails.module.js';
import { AccountTokensModule } from './account-tokens/account-tokens.module.js';
import { AccountModule } from './account/account.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { AdminsModule } from './admins/admins.module.js';
import { BillingModule } from './billing/billing.module.js';
import { BillingSetup } from './billing/billing-setup.js';
import { ClosingModule } from './closing/closing.module.js';
import type { Config } from './config.js';
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
    const clock = new Clock(config.CLOCK_SHIFT);
    const wrongPasswords = {
      address: config.LIMIT_LOGIN_ADDRESS,
      accountAndAddress: config.LIMIT_LOGIN_ACCOUNT_ADDRESS,
      account: config.LIMIT_LOGIN_ACCOUNT,
    };
    return {
      module: AppModule,
      imports: [
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
        RedisModule.with(config.REDIS_URL, config.LOG_LEVEL),
        ActivityModule,
        UsersModule.with(config.LIMIT_REGISTER_ADDRESS),
        AccountModule,
        AccountTokensModule.with(config.DATA_KEY),
        AccountMailsModule.with({
          hour: config.LIMIT_ACCOUNT_MAILS,
          unconfirmedDay: config.LIMIT_UNCONFIRMED_MAILS,
          passwordChanges: config.LIMIT_PASSWORD_CHANGES,
          address: config.LIMIT_ACCOUNT_MAILS_ADDRESS,
        }),
        SessionsModule.with(config.PUBLIC_URL, config.INTERNAL_KEY_IDENTITY, wrongPasswords),
        AdminsModule.with({
          appName: config.APP_NAME,
          dataKeys: config.DATA_KEY,
          deviceKeys: config.INTERNAL_KEY_IDENTITY,
          first: {
            email: config.ADMIN_EMAIL,
            password: config.ADMIN_PASSWORD,
            credentialsFile: config.ADMIN_CREDENTIALS_FILE,
          },
          points: { ...wrongPasswords, codes: config.LIMIT_SECOND_FACTOR_ACCOUNT },
        }),
        IntrospectionModule,
        PanelModule,
        BillingModule.with(
          new BillingSetup({
            apiUrl: config.STRIPE_API_URL,
            secretKey: config.STRIPE_SECRET_KEY,
            webhookSecret: config.STRIPE_WEBHOOK_SECRET,
            prices: { mensal: config.STRIPE_PRICE_MENSAL, anual: config.STRIPE_PRICE_ANUAL },
            checkout: { mensal: config.CHECKOUT_URL_MENSAL, anual: config.CHECKOUT_URL_ANUAL },
          }),
          clock,
        ),
        GoogleModule.with(
          {
            id: config.GOOGLE_CLIENT_ID,
            secret: config.GOOGLE_CLIENT_SECRET,
            issuer: config.GOOGLE_ISSUER,
            publicUrl: config.PUBLIC_URL,
          },
          config.DATA_KEY,
          clock,
        ),
        ClosingModule.with(config.ERASE_AFTER_DAYS, config.SIGNED_RECORD_YEARS),
        ScheduleModule.with(config.SCHEDULE_EVERY_S),
      ],
      controllers: [HealthController],
    };
  }
}
