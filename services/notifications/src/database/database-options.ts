import type { DatabaseOptions } from '@acordo/service-kit/database/data-source-options';
import { Delivery } from './entities/delivery.js';
import { Deliveries1795800000000 } from './migrations/1795800000000-deliveries.js';
import { Skipped1795900000000 } from './migrations/1795900000000-skipped.js';

/** The service's schema as it must be; shared by service, migrations and tests. */
export const databaseOptions = (url: string, clockShift = 0): DatabaseOptions => ({
  url,
  schema: 'notifications',
  application: 'acordo-notifications',
  entities: [Delivery],
  migrations: [Deliveries1795800000000, Skipped1795900000000],
  clockShift,
});
