import { AccessRecordEntity } from '@acordo/service-kit/access-records/access-record.entity';
import type { DatabaseOptions } from '@acordo/service-kit/database/data-source-options';
import { AccountClosureEntity } from './entities/account-closure.js';
import { AssetEntity } from './entities/asset.js';
import { AssetDoubtEntity } from './entities/asset-doubt.js';
import { AssetGiverEntity } from './entities/asset-giver.js';
import { CompanySettingsEntity } from './entities/company-settings.js';
import { DecisionEntity } from './entities/decision.js';
import { EventDetailsEntity } from './entities/event-details.js';
import { ExportEntity } from './entities/export.js';
import { ExportChunkEntity } from './entities/export-chunk.js';
import { IdempotencyKeyEntity } from './entities/idempotency-key.js';
import { InboxEntity } from './entities/inbox.js';
import { LinkVisitEntity } from './entities/link-visit.js';
import { NumberCounterEntity } from './entities/number-counter.js';
import { OutboxEntity } from './entities/outbox.js';
import { PdfLayoutEntity } from './entities/pdf-layout.js';
import { ProposalEntity } from './entities/proposal.js';
import { ProposalEventEntity } from './entities/proposal-event.js';
import { ProposalLinkEntity } from './entities/proposal-link.js';
import { ProposalVersionEntity } from './entities/proposal-version.js';
import { QuotaCounterEntity } from './entities/quota-counter.js';
import { SignatureEntity } from './entities/signature.js';
import { SignedPdfEntity } from './entities/signed-pdf.js';
import { SnapshotEntity } from './entities/snapshot.js';
import { ViewSaltEntity } from './entities/view-salt.js';
import { Clock1795820400000 } from './migrations/1795820400000-clock.js';
import { AppendOnly1795820401000 } from './migrations/1795820401000-append-only.js';
import { Proposals1795820402000 } from './migrations/1795820402000-proposals.js';
import { Links1795820403000 } from './migrations/1795820403000-links.js';
import { History1795820404000 } from './migrations/1795820404000-history.js';
import { Decisions1795820405000 } from './migrations/1795820405000-decisions.js';
import { OwnerTables1795820406000 } from './migrations/1795820406000-owner-tables.js';
import { Idempotency1795820407000 } from './migrations/1795820407000-idempotency.js';
import { Outbox1795820408000 } from './migrations/1795820408000-outbox.js';
import { Assets1795820410000 } from './migrations/1795820410000-assets.js';
import { LinkLife1795820412000 } from './migrations/1795820412000-link-life.js';
import { BeginAttempt1795820413000 } from './migrations/1795820413000-begin-attempt.js';
import { Inbox1795820420000 } from './migrations/1795820420000-inbox.js';
import { AccountEnd1795820421000 } from './migrations/1795820421000-account-end.js';
import { UnusedImages1795820422000 } from './migrations/1795820422000-unused-images.js';
import { Exports1795820423000 } from './migrations/1795820423000-exports.js';
import { AccessRecords1795820424000 } from './migrations/1795820424000-access-records.js';
import { DoubtNewImages1795820425000 } from './migrations/1795820425000-doubt-new-images.js';
import { OneInstant1795820426000 } from './migrations/1795820426000-one-instant.js';
import { PdfLayouts1795820460000 } from './migrations/1795820460000-pdf-layouts.js';
import { SignatureSalt1795820470000 } from './migrations/1795820470000-signature-salt.js';
import { UnseenVersions1795820480000 } from './migrations/1795820480000-unseen-versions.js';
import { ImageGivers1795820481000 } from './migrations/1795820481000-image-givers.js';
import { UndeliveredMails1795820490000 } from './migrations/1795820490000-undelivered-mails.js';
import { CountWhatIsKept1795820500000 } from './migrations/1795820500000-count-what-is-kept.js';
import { OptionalContent1795820600000 } from './migrations/1795820600000-optional-content.js';
import { SignedPdfs1795820700000 } from './migrations/1795820700000-signed-pdfs.js';
import { FollowUp1795820800000 } from './migrations/1795820800000-follow-up.js';
import { Numbers1795820900000 } from './migrations/1795820900000-numbers.js';

/** Connections of one process. */
const POOL_SIZE = 10;

/** The service's schema; shared by service, migrations and tests. */
export const databaseOptions = (url: string, clockShift = 0): DatabaseOptions => ({
  url,
  schema: 'proposals',
  application: 'acordo-proposals',
  poolSize: POOL_SIZE,
  clockShift,
  entities: [
    ProposalEntity,
    ProposalVersionEntity,
    ProposalLinkEntity,
    ProposalEventEntity,
    EventDetailsEntity,
    DecisionEntity,
    SignatureEntity,
    SnapshotEntity,
    PdfLayoutEntity,
    SignedPdfEntity,
    QuotaCounterEntity,
    NumberCounterEntity,
    CompanySettingsEntity,
    IdempotencyKeyEntity,
    LinkVisitEntity,
    ViewSaltEntity,
    OutboxEntity,
    AssetEntity,
    AssetDoubtEntity,
    AssetGiverEntity,
    InboxEntity,
    AccountClosureEntity,
    ExportEntity,
    ExportChunkEntity,
    AccessRecordEntity,
  ],
  migrations: [
    Clock1795820400000,
    AppendOnly1795820401000,
    Proposals1795820402000,
    Links1795820403000,
    History1795820404000,
    Decisions1795820405000,
    OwnerTables1795820406000,
    Idempotency1795820407000,
    Outbox1795820408000,
    Assets1795820410000,
    LinkLife1795820412000,
    BeginAttempt1795820413000,
    Inbox1795820420000,
    AccountEnd1795820421000,
    UnusedImages1795820422000,
    Exports1795820423000,
    AccessRecords1795820424000,
    DoubtNewImages1795820425000,
    OneInstant1795820426000,
    PdfLayouts1795820460000,
    SignatureSalt1795820470000,
    UnseenVersions1795820480000,
    ImageGivers1795820481000,
    UndeliveredMails1795820490000,
    CountWhatIsKept1795820500000,
    OptionalContent1795820600000,
    SignedPdfs1795820700000,
    FollowUp1795820800000,
    Numbers1795820900000,
  ],
});
