import type { DatabaseOptions } from '@acordo/service-kit/database/data-source-options';
import { AuditEntryEntity } from './entities/audit-entry.js';
import { DeliveryEntity } from './entities/delivery.js';
import { StoppedMailEntity } from './entities/stopped-mail.js';
import { HeldNoticeEntity } from './entities/held-notice.js';
import { Deliveries1795800000000 } from './migrations/1795800000000-deliveries.js';
import { Skipped1795900000000 } from './migrations/1795900000000-skipped.js';
import { FailedMails1795910000000 } from './migrations/1795910000000-failed-mails.js';
import { StoppedMails1795920100000 } from './migrations/1795920100000-stopped-mails.js';
import { HeldNotices1795920000000 } from './migrations/1795920000000-held-notices.js';

/** The service's schema; shared by service, migrations and tests. */
export const databaseOptions = (url: string, clockShift = 0): DatabaseOptions => ({
  url,
  schema: 'notifications',
  application: 'acordo-notifications',
  entities: [DeliveryEntity, AuditEntryEntity, HeldNoticeEntity, StoppedMailEntity],
  migrations: [
    Deliveries1795800000000,
    Skipped1795900000000,
    FailedMails1795910000000,
    HeldNotices1795920000000,
    StoppedMails1795920100000,
  ],
  clockShift,
});
