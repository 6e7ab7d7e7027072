import { LENGTHS } from '@acordo/contracts/lengths';
import { isEmail, typedEmail } from '@acordo/contracts/email-address';
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

/** A list typed by a person, separated by commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
const attempts = z.coerce.number().int().min(1);
const database = z.url({ protocol: /^postgres(ql)?$/ });

interface Outside {
  NODE_ENV: string;
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  GOOGLE_ISSUER: string;
  STRIPE_API_URL: string;
}

/** Half a configuration would show a button that fails (D11); over http anybody on the network could act as the provider. */
function refuseUnsafeProviders(config: Outside, context: z.core.$RefinementCtx): void {
  const issue = (name: keyof Outside, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (!config.GOOGLE_CLIENT_ID !== !config.GOOGLE_CLIENT_SECRET)
    issue('GOOGLE_CLIENT_SECRET', 'goes together with GOOGLE_CLIENT_ID');
  for (const name of ['GOOGLE_ISSUER', 'STRIPE_API_URL'] as const)
    if (config.NODE_ENV === 'production' && config[name].startsWith('http:'))
      issue(name, 'must be https in production');
}

/** Variables of identity; each description is a line of `.env.example`. */
export const configSchema = z
  .object({
    ...commonVariables,
    APP_NAME: z.string().default('Acordo').describe('Name of the product in e-mails and documents (D1).'),
    DATABASE_URL: database.describe('Postgres as the role of the running service: <service>_app.'),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/ })
      .describe('Redis: queues, limits and messages about ended sessions.'),
    INTERNAL_KEY_IDENTITY: secretKeys.describe('Key of internal tokens for identity.'),
    DATA_KEY: secretKeys.describe(
      'Encrypts what identity must read again: seeds of second factors, one-time tokens (AES-256-GCM). A list of keys, separated by commas: the first encrypts, all decrypt (README, Change keys).',
    ),
    PUBLIC_URL: httpAddress.describe(
      'Address under which people reach the product; https makes cookies Secure.',
    ),
    SCHEDULE_EVERY_S: scheduleEvery.describe(
      'Seconds between runs of scheduled work (ended sessions, erasure); 0: not in this copy.',
    ),
    ERASE_AFTER_DAYS: z.coerce
      .number()
      .int()
      .min(1)
      .max(29)
      .default(7)
      .describe('Days after which the erasure of a closed account’s data begins; it ends within 30 (D37).'),
    SIGNED_RECORD_YEARS: signedRecordYears,
    ADMIN_EMAIL: z
      .string()
      .overwrite(typedEmail)
      .max(LENGTHS.email)
      .refine(isEmail, 'must be an e-mail address')
      .default('admin@acordo.local')
      .describe('E-mail of the first administrator (D32).'),
    ADMIN_PASSWORD: z
      .string()
      .normalize('NFC')
      .min(6)
      .max(128)
      .optional()
      .describe('Password of the first administrator; random by default (D32).'),
    ADMIN_CREDENTIALS_FILE: z
      .string()
      .default('.data/admin-credentials.txt')
      .describe('File that the random password of the first administrator is written to.'),
    LIMIT_LOGIN_ACCOUNT_ADDRESS: attempts
      .default(10)
      .describe('Wrong passwords in 15 minutes per account and address (D48).'),
    LIMIT_LOGIN_ACCOUNT: attempts.default(100).describe('Wrong passwords in an hour per account (D48).'),
    LIMIT_LOGIN_ADDRESS: attempts.default(50).describe('Wrong passwords in 15 minutes per address (D48).'),
    LIMIT_SECOND_FACTOR_ACCOUNT: attempts
      .default(10)
      .describe('Wrong codes of a second factor in an hour per administrator (D48).'),
    LIMIT_ACCOUNT_MAILS: attempts
      .default(3)
      .describe(
        'Confirmation mails in an hour per mailbox, recovery mails per address and, unconfirmed, per mailbox (D48).',
      ),
    LIMIT_UNCONFIRMED_MAILS: attempts
      .default(10)
      .describe(
        'Recovery, confirmation and closing mails in a day per mailbox that nobody has confirmed, each (D48).',
      ),
    LIMIT_PASSWORD_CHANGES: attempts
      .default(10)
      .describe('Password changes in an hour per account: each sends an e-mail.'),
    LIMIT_ACCOUNT_MAILS_ADDRESS: attempts
      .default(50)
      .describe('Requested recoveries and tried one-time links in an hour per address.'),
    LIMIT_REGISTER_ADDRESS: attempts.default(100).describe('Registrations in an hour per address.'),
    GOOGLE_CLIENT_ID: z
      .string()
      .optional()
      .describe(
        'Client id of the sign-in with Google (README says how to get it); without it there is none.',
      ),
    GOOGLE_CLIENT_SECRET: z.string().optional().describe('Client secret that belongs to GOOGLE_CLIENT_ID.'),
    GOOGLE_ISSUER: httpAddress
      .default('https://accounts.google.com')
      .describe('OpenID Connect issuer behind the Google button; http is refused in production.'),
    STRIPE_SECRET_KEY: z
      .string()
      .optional()
      .describe('Secret key of the payment provider; cancels the subscription of an account that is closed.'),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .optional()
      .describe('Signing secret of the webhook <PUBLIC_URL>/api/billing/webhook; without it there is none.'),
    STRIPE_API_URL: httpAddress
      .default('https://api.stripe.com')
      .describe('Base URL of the payment provider’s API.'),
    STRIPE_PRICE_MENSAL: list.describe(
      'Ids of the prices that are the monthly plan, separated by commas (old ones too); others give no plan.',
    ),
    STRIPE_PRICE_ANUAL: list.describe('Ids of the prices that are the annual plan, separated by commas.'),
    CHECKOUT_URL_MENSAL: httpAddress
      .optional()
      .describe(
        'Checkout page of the monthly plan, such as a payment link; without it nothing is sold (D12).',
      ),
    CHECKOUT_URL_ANUAL: httpAddress.optional().describe('Checkout page of the annual plan (D12).'),
  })
  .superRefine(refuseShiftedClock)
  .superRefine(refuseUnsafeProviders);
export type Config = z.output<typeof configSchema>;

export const readServiceConfig = (): Config => readConfig(configSchema);

/** The one-shot migration runs as the schema's owner and needs nothing else. */
export const migrationSchema = z.object({
  MIGRATION_DATABASE_URL: database.describe('Database of identity, as the role identity_owner.'),
});
export const readMigrationConfig = () => readConfig(migrationSchema);
