import { PROPOSALS_EVENTS } from '@acordo/contracts/internal/events/jobs';
import { EMAIL_QUEUE_TERMS } from '@acordo/contracts/internal/jobs';
import { MAIL_MODELS } from '@acordo/contracts/internal/mail/models';
import { AccessRecordsModule } from '@acordo/service-kit/access-records/access-records.module';
import { Clock } from '@acordo/service-kit/clock/clock';
import { DatabaseModule } from '@acordo/service-kit/database/database.module';
import { HealthController } from '@acordo/service-kit/health/health.controller';
import { InboxModule } from '@acordo/service-kit/inbox/inbox.module';
import { OutboxModule } from '@acordo/service-kit/outbox/outbox.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AssetsModule } from './assets/assets.module.js';
import { ApplyClosure } from './closures/use-cases/apply-closure.js';
import { CompanyModule } from './company/company.module.js';
import type { Config } from './config.js';
import { databaseOptions } from './database/database-options.js';
import { DocumentsModule } from './documents/documents.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { recordUndelivered } from './history/record-undelivered.js';
import { FollowupsModule } from './followups/followups.module.js';
import { HistoryModule } from './history/history.module.js';
import { Identity } from './identity/identity.js';
import { IdentityModule } from './identity/identity.module.js';
import { LinksModule } from './links/links.module.js';
import { PreviewsModule } from './previews/previews.module.js';
import { ProposalsModule } from './proposals/proposals.module.js';
import { QuotaModule } from './quota/quota.module.js';
import { ReadingModule } from './reading/reading.module.js';
import { RecordsModule } from './records/records.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { SharingModule } from './sharing/sharing.module.js';
import { SigningModule } from './signing/signing.module.js';
import { VerificationModule } from './verification/verification.module.js';
import { ViewsModule } from './views/views.module.js';

/** The service's parts. Redis transports messages and events: without it everything else works (D30). */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    const clock = new Clock(config.CLOCK_SHIFT);
    const identity = { url: config.IDENTITY_URL, key: config.INTERNAL_KEY_IDENTITY[0] };
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(databaseOptions(config.DATABASE_URL, config.CLOCK_SHIFT)),
        OutboxModule.forRoot({
          source: 'proposals',
          redisUrl: config.REDIS_URL,
          queue: EMAIL_QUEUE_TERMS,
          mayRead: ['notifications'],
          models: MAIL_MODELS,
          undelivered: recordUndelivered,
        }),
        AccessRecordsModule,
        IdentityModule.with(new Identity(identity, clock)),
        InboxModule.forRoot(
          {
            consumer: 'proposals',
            redisUrl: config.REDIS_URL,
            queue: PROPOSALS_EVENTS,
            sources: { identity },
            clock,
          },
          [ApplyClosure],
        ),
        ErasureModule.with(config.ERASURE_DATABASE_URL, config.CLOCK_SHIFT),
        QuotaModule.with(config.MAX_FREE_PROPOSALS, {
          free: config.STORAGE_FREE_MB,
          unlimited: config.STORAGE_UNLIMITED_MB,
        }),
        LinksModule.with(config.LINK_KEY),
        RecordsModule,
        ProposalsModule,
        SharingModule,
        FollowupsModule,
        HistoryModule,
        ReadingModule,
        ViewsModule,
        VerificationModule,
        PreviewsModule,
        SigningModule,
        CompanyModule,
        AssetsModule,
        DocumentsModule.with({
          site: { appName: config.APP_NAME, publicUrl: config.PUBLIC_URL },
          cacheMb: config.PDF_CACHE_MB,
          children: config.PDF_CHILDREN,
          queue: config.PDF_QUEUE,
        }),
        ExportsModule.with(config.APP_NAME),
        ScheduleModule.with(config.SCHEDULE_EVERY_S, config.SIGNED_RECORD_YEARS),
      ],
      controllers: [HealthController],
    };
  }
}
