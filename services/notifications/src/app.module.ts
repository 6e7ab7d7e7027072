import { Clock } from '@acordo/service-kit/clock/clock';
import { Database } from '@acordo/service-kit/database/database';
import { DatabaseModule } from '@acordo/service-kit/database/database.module';
import { schemaCheck } from '@acordo/service-kit/database/schema-check';
import { HEALTH_CHECKS, type HealthCheck } from '@acordo/service-kit/health/health-check';
import { HealthController } from '@acordo/service-kit/health/health.controller';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { redisCheck } from '@acordo/service-kit/queue/redis-check';
import { connectRedis } from '@acordo/service-kit/redis/connect-redis';
import { type DynamicModule, Module } from '@nestjs/common';
import { ChoicesController } from './choices/choices.controller.js';
import { ChooseMails } from './choices/use-cases/choose-mails.js';
import type { Config } from './config.js';
import { databaseOptions } from './database/database-options.js';
import { DELIVERY_PROVIDERS } from './deliveries/delivery-providers.js';
import { EmailWorker } from './deliveries/email-worker.js';
import { MailLimits } from './deliveries/mail-limits.js';
import { DeliverEmail } from './deliveries/use-cases/deliver-email.js';
import { FailedEmailsController } from './failed-emails/failed-emails.controller.js';
import { ReadFailedEmails } from './failed-emails/use-cases/read-failed-emails.js';
import { ResendEmail } from './failed-emails/use-cases/resend-email.js';
import { createTransport } from './mail/create-transport.js';
import { EmailSender } from './mail/email-sender.js';
import { Sources } from './sources/sources.js';

/** The only wiring of the service: Redis → worker → source's outbox → mail server → deliveries. */
@Module({})
export class AppModule {
  static with(config: Config, clock: Clock): DynamicModule {
    const database = databaseOptions(config.DATABASE_URL, config.CLOCK_SHIFT);
    const sources = new Sources({
      clock,
      identity: { url: config.IDENTITY_URL, key: config.INTERNAL_KEY_IDENTITY[0] },
      proposals: { url: config.PROPOSALS_URL, key: config.INTERNAL_KEY_PROPOSALS[0] },
    });
    return {
      module: AppModule,
      imports: [DatabaseModule.forRoot(database)],
      controllers: [HealthController, FailedEmailsController, ChoicesController],
      providers: [
        { provide: Clock, useValue: clock },
        { provide: EmailSender, useFactory: () => createEmailSender(config, clock) }, // it logs, so it needs the logger first
        { provide: Sources, useValue: sources },
        {
          provide: ChooseMails,
          useFactory: (db: Database) => new ChooseMails(db, config.MAIL_KEY),
          inject: [Database],
        },
        ...DELIVERY_PROVIDERS,
        ReadFailedEmails,
        ResendEmail,
        { provide: MailLimits, useFactory: () => createMailLimits(config, clock) },
        {
          provide: EmailWorker,
          useFactory: (deliver: DeliverEmail) => new EmailWorker(config.REDIS_URL, deliver),
          inject: [DeliverEmail],
        },
        {
          provide: HEALTH_CHECKS,
          useFactory: (db: Database, worker: EmailWorker): HealthCheck[] => [
            schemaCheck(db, database),
            redisCheck(worker.redis),
          ],
          inject: [Database, EmailWorker],
        },
      ],
    };
  }
}

const createEmailSender = (config: Config, clock: Clock): EmailSender =>
  new EmailSender({
    transport: createTransport(config, clock),
    from: config.MAIL_FROM,
    site: { appName: config.APP_NAME, publicUrl: config.PUBLIC_URL },
    clock,
  });

function createMailLimits(config: Config, clock: Clock): MailLimits {
  const logger = createLogger({ name: 'notifications', level: config.LOG_LEVEL });
  return new MailLimits(connectRedis(config.REDIS_URL, 'notifications-limits', logger), clock, {
    clients: config.MAILS_PER_RECIPIENT_DAY,
    accounts: config.MAILS_PER_RECIPIENT_DAY,
    unproven: config.MAILS_PER_UNCONFIRMED_DAY,
    hour: config.NOTICES_PER_OWNER_HOUR,
  });
}
