import { readConfig } from '@acordo/service-kit/config/read-config';
import { migrate } from '@acordo/service-kit/database/migrate';
import { z } from 'zod';
import { databaseOptions } from './database/database-options.js';

/** One-shot: brings the schema up to date as its owner, then ends. */
const { MIGRATION_DATABASE_URL } = readConfig(
  z.object({ MIGRATION_DATABASE_URL: z.url().describe('Postgres as notifications_owner.') }),
);
const done = await migrate(databaseOptions(MIGRATION_DATABASE_URL));
process.stdout.write(
  `notifications: ${done.length} migration(s)${done.map((name) => ` ${name}`).join('')}\n`,
);
