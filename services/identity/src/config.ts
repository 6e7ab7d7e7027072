import { LENGTHS } from '@acordo/contracts/lengths';
import { isEmail } from '@acordo/contracts/email-address';
import { readConfig } from '@acordo/service-kit/config/read-config';
import {
  commonVariables,
  httpAddress,
  refuseShiftedClock,
  secretKey,
} from '@acordo/service-kit/config/variables';
import { z } from 'zod';

const attempts = z.coerce.number().int().min(1);
const database = z.url({ protocol: /^postgres(ql)?$/ });

/** Variables of identity; each description is a line of `.env.example`. */
export const configSchema = z
  .object({
    ...commonVariables,
    DATABASE_URL: database.describe('Postgres as the role of the running service: <service>_app.'),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).describe('Redis: queues, limits and news of ended sessions.'),
    INTERNAL_KEY_IDENTITY: secretKey.describe('Key of internal tokens for identity.'),
    DATA_KEY: secretKey.describe(
      'Encrypts what identity must be able to read again: seeds of second factors, one-time tokens (AES-256-GCM).',
    ),
    PUBLIC_URL: httpAddress.describe(
      'Address under which people reach the product; https makes cookies Secure.',
    ),
    SCHEDULE_EVERY_S: z.coerce
      .number()
      .int()
      .min(0)
      .max(3_600)
      .default(60)
      .describe('Seconds between looks at scheduled work (ended sessions, erasure); 0: not in this copy.'),
    ADMIN_EMAIL: z
      .string()
      .max(LENGTHS.email)
      .refine(isEmail, 'must be an e-mail address')
      .default('admin@acordo.local')
      .describe('E-mail of the first administrator (D32).'),
    ADMIN_PASSWORD: z
      .string()
      .min(6)
      .max(128)
      .optional()
      .describe('Password of the first administrator; made at random without it (D32).'),
    ADMIN_CREDENTIALS_FILE: z
      .string()
      .default('.data/admin-credentials.txt')
      .describe('File that gets the random password of the first administrator.'),
    LIMIT_LOGIN_ACCOUNT_ADDRESS: attempts
      .default(10)
      .describe('Wrong passwords in 15 minutes per account and address (D48).'),
    LIMIT_LOGIN_ACCOUNT: attempts.default(100).describe('Wrong passwords in an hour per account (D48).'),
    LIMIT_LOGIN_ADDRESS: attempts.default(50).describe('Wrong passwords in 15 minutes per address (D48).'),
    LIMIT_REGISTER_ADDRESS: attempts.default(100).describe('Registrations in an hour per address.'),
  })
  .superRefine(refuseShiftedClock);
export type Config = z.output<typeof configSchema>;

/** Injection token of the parsed configuration. */
export const CONFIG = Symbol('configuration of identity');

export const readServiceConfig = (): Config => readConfig(configSchema);

/** The one-shot migration runs as the schema's owner and needs nothing else. */
export const migrationSchema = z.object({
  MIGRATION_DATABASE_URL: database.describe('Database of identity, as the role identity_owner.'),
});
export const readMigrationConfig = () => readConfig(migrationSchema);
