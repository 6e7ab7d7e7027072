import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '@acordo/service-kit/config/read-config';
import { dataSourceOptions } from '@acordo/service-kit/database/data-source-options';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { connectRedis } from '@acordo/service-kit/redis/connect-redis';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { plainOutbox } from './admins/command-line/plain-outbox.js';
import { runCommand } from './admins/command-line/run-command.js';
import { processTerminal } from './admins/command-line/terminal.js';
import { OperateAdmins } from './admins/use-cases/operate-admins.js';
import { databaseOptions } from './database/database-options.js';
import { Passwords } from './passwords/passwords.js';
import { SessionNews } from './session-news/session-news.js';

/** The operator's command line for administrators (D32): `npm run admin -- …`, and in the image. */
const { DATABASE_URL, REDIS_URL } = readConfig(
  z.object({
    DATABASE_URL: z.url().describe('Postgres as identity_app.'),
    REDIS_URL: z.url().describe('Redis: gateways hear of ended sessions at once.'),
  }),
);
const source = new DataSource(dataSourceOptions(databaseOptions(DATABASE_URL)));
await source.initialize().catch((error: Error) => {
  process.stderr.write(`O banco de dados não responde (o produto está no ar?): ${error.message}\n`);
  process.exit(2);
});
const redis = connectRedis(
  REDIS_URL,
  'identity-admin-cli',
  createLogger({ name: 'admin-cli', level: 'warn' }),
);
// Without Redis gateways cache nothing for long (D8): no need to wait for it, or to fail.
await Promise.race([once(redis, 'ready'), setTimeout(2_000, null, { ref: false })]).catch(() => undefined);
const admins = new OperateAdmins({
  database: new Database(source),
  unitOfWork: new UnitOfWork(source),
  passwords: new Passwords(),
  outbox: plainOutbox,
  news: new SessionNews(redis),
});
process.exitCode = await runCommand(admins, processTerminal, process.argv.slice(2));
redis.disconnect();
await source.destroy();
