import { signedRecordYears } from '@acordo/contracts/internal/signed-record-years';
import { readConfig } from '@acordo/service-kit/config/read-config';
import {
  commonVariables,
  httpAddress,
  refuseShiftedClock,
  scheduleEvery,
  secretKeys,
} from '@acordo/service-kit/config/variables';
import { z } from 'zod';

const postgres = z.url({ protocol: /^postgres(ql)?$/ });

const storageMb = (megabytes: number, what: string) =>
  z.coerce.number().int().min(1).max(1_000_000).default(megabytes).describe(`${what} (docs/decisions/0029).`);

/** Every variable of the service; descriptions become `.env.example`. */
export const configSchema = z
  .object({
    ...commonVariables,
    DATABASE_URL: postgres.describe('Postgres as proposals_app.'),
    ERASURE_DATABASE_URL: postgres.describe(
      'Postgres as proposals_erasure, which alone may delete details (D19).',
    ),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).describe('Redis of the queues.'),
    APP_NAME: z.string().default('Acordo').describe('Name of the product in e-mails and documents (D1).'),
    PUBLIC_URL: httpAddress.describe(
      'Address under which people reach the product; https makes cookies Secure.',
    ),
    INTERNAL_KEY_PROPOSALS: secretKeys.describe('Key of internal tokens for proposals.'),
    INTERNAL_KEY_IDENTITY: secretKeys.describe('Signs the internal tokens for identity.'),
    IDENTITY_URL: httpAddress.describe('Where identity listens.'),
    LINK_KEY: secretKeys.describe(
      'Encrypts the tokens of public links (D15). Without it links can no longer be copied.',
    ),
    MAX_FREE_PROPOSALS: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .default(3)
      .describe('Proposals that a free user may create in a month (D13).'),
    STORAGE_FREE_MB: storageMb(
      50,
      'Megabytes that a free user may take up with drafts, versions, history and images; signed records do not count',
    ),
    STORAGE_UNLIMITED_MB: storageMb(2_000, 'The same for users without limit of proposals'),
    SCHEDULE_EVERY_S: scheduleEvery.describe(
      'Seconds between looks at scheduled work (ends of links, reminders); 0: not in this copy.',
    ),
    SIGNED_RECORD_YEARS: signedRecordYears,
    PDF_CHILDREN: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .optional()
      .describe(
        'Processes that render PDFs at the same time, with low priority; by default one fewer than the machine has cores.',
      ),
    PDF_QUEUE: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000)
      .default(32)
      .describe('PDFs that may wait for a process; more are refused with 429.'),
    PDF_CACHE_MB: z.coerce
      .number()
      .int()
      .min(0)
      .max(4_096)
      .default(32)
      .describe('Megabytes of rendered PDFs that are kept in memory; 0 renders each request.'),
  })
  .superRefine(refuseShiftedClock);
export type Config = z.output<typeof configSchema>;

export const readServiceConfig = (): Config => readConfig(configSchema);
