import { migrate } from '@acordo/service-kit/database/migrate';
import { readMigrationConfig } from './config.js';
import { databaseOptions } from './database/database-options.js';

/** One-shot: brings identity's schema to the present version. */
const done = await migrate(databaseOptions(readMigrationConfig().MIGRATION_DATABASE_URL));
process.stdout.write(`identity: ${done.length === 0 ? 'nothing to migrate' : done.join(', ')}\n`);
