import {
  commonVariables,
  httpAddress,
  refuseShiftedClock,
  secretKeys,
} from '@acordo/service-kit/config/variables';
import { readConfig } from '@acordo/service-kit/config/read-config';
import { z } from 'zod';
import { mailbox } from './mail/mailbox.js';

const aNumber = (usual: number) => z.coerce.number().int().min(1).max(1_000_000).default(usual);

/** Every variable of the service; descriptions become `.env.example`. */
export const configSchema = z
  .object({
    ...commonVariables,
    APP_NAME: z.string().default('Acordo').describe('Name of the product in e-mails and documents (D1).'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).describe('Postgres as notifications_app.'),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).describe('Redis of the queues.'),
    INTERNAL_KEY_NOTIFICATIONS: secretKeys.describe('Key of internal tokens for notifications.'),
    INTERNAL_KEY_IDENTITY: secretKeys.describe('Key of tokens for identity.'),
    INTERNAL_KEY_PROPOSALS: secretKeys.describe('Key of tokens for proposals.'),
    MAIL_KEY: secretKeys.describe(
      'Hashes addresses that stopped e-mails and signs the links for that. Never remove a key: e-mails stopped under it would start again.',
    ),
    IDENTITY_URL: httpAddress.describe('Where identity listens.'),
    PROPOSALS_URL: httpAddress.describe('Where proposals listens.'),
    PUBLIC_URL: httpAddress.describe(
      'Address under which people reach the product; links in e-mails start with it.',
    ),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe(
        'Mail server: smtp://user:password@host:587 or smtps://…:465. Without it messages become files (D31).',
      ),
    OUTBOX_DIR: z.string().optional().describe('Folder of the .eml files; needed without SMTP_URL.'),
    MAILS_PER_RECIPIENT_DAY: aNumber(20).describe(
      'E-mails to one recipient in a day (D48); the rest waits for the next day.',
    ),
    MAILS_PER_UNCONFIRMED_DAY: aNumber(5).describe(
      'Notices to an account whose e-mail is not confirmed, in a day (D29), and as many mails about its password and devices; the rest is not sent.',
    ),
    NOTICES_PER_OWNER_HOUR: aNumber(20).describe(
      'Notices to an owner in an hour (D48); the rest is joined into one message at the end of the hour.',
    ),
    MAIL_FROM: mailbox
      .default({ name: 'Acordo', address: 'nao-responda@localhost' })
      .describe(
        'Sender of e-mails: Name <address>. The name is replaced by the company’s where there is one (D29).',
      ),
  })
  .superRefine(refuseShiftedClock)
  .superRefine((config, context) => {
    if (!config.SMTP_URL && !config.OUTBOX_DIR)
      context.addIssue({ code: 'custom', path: ['OUTBOX_DIR'], message: 'is needed without SMTP_URL' });
  });
export type Config = z.output<typeof configSchema>;

export const readServiceConfig = (): Config => readConfig(configSchema);
