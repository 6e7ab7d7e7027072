import { isEmail } from '@acordo/contracts/email-address';
import { optionalCnpj } from '@acordo/contracts/fields/documents';
import { signedRecordYears } from '@acordo/contracts/internal/signed-record-years';
import { LENGTHS } from '@acordo/contracts/lengths';
import type { Operator } from '@acordo/contracts/operator';
import { readConfig } from '@acordo/service-kit/config/read-config';
import {
  commonVariables,
  httpAddress,
  refuseShiftedClock,
  secretKeys,
} from '@acordo/service-kit/config/variables';
import { z } from 'zod';
import { capacityVariables } from './capacity/variables.js';
import { parseTrustedProxies, type ProxyBlock } from './client/trusted-proxies.js';

const perMinute = (points: number, what: string) =>
  z.coerce.number().int().min(1).default(points).describe(`${what} (D48).`);

const trustedProxies = z
  .string()
  .default('')
  .transform((text, context): ProxyBlock[] => {
    try {
      return parseTrustedProxies(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is not usable' });
      return z.NEVER;
    }
  });

/** Every variable of the gateway; `.env.example` is made from the descriptions. */
export const configSchema = z
  .object({
    ...commonVariables,
    PUBLIC_URL: httpAddress.describe(
      'Address under which people reach the product; https makes cookies Secure.',
    ),
    IDENTITY_URL: httpAddress.describe('Where identity listens.'),
    PROPOSALS_URL: httpAddress.describe('Where proposals listens.'),
    ADMIN_URL: httpAddress.describe('Where admin listens.'),
    NOTIFICATIONS_URL: httpAddress.describe('Where notifications listens.'),
    INTERNAL_KEY_IDENTITY: secretKeys.describe('Key of internal tokens for identity.'),
    INTERNAL_KEY_PROPOSALS: secretKeys.describe('Key of internal tokens for proposals.'),
    INTERNAL_KEY_ADMIN: secretKeys.describe('Key of internal tokens for admin.'),
    INTERNAL_KEY_NOTIFICATIONS: secretKeys.describe('Key of internal tokens for notifications.'),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).describe('Redis for counters and news of sessions.'),
    WEB_DIST: z
      .string()
      .optional()
      .describe('Folder of the built web app; without it only the API is served.'),
    TRUSTED_PROXIES: trustedProxies.describe(
      'CIDR blocks, separated by commas, of proxies whose X-Forwarded-For is trusted; none by default (D36).',
    ),
    CEP_BASE_URL: httpAddress
      .default('https://viacep.com.br')
      .describe('Service that browsers look up postal codes at (D28).'),
    OPERATOR_NAME: z
      .string()
      .trim()
      .max(LENGTHS.name)
      .optional()
      .describe('Who runs this installation, as legal pages and footer name it (D38).'),
    OPERATOR_CNPJ: optionalCnpj.optional().describe('CNPJ of who runs it, with or without mask (D38).'),
    OPERATOR_ADDRESS: z
      .string()
      .trim()
      .max(LENGTHS.title)
      .optional()
      .describe('Postal address of who runs it, in one line (D38).'),
    PRIVACY_EMAIL: z
      .string()
      .trim()
      .refine(isEmail, 'must be an e-mail address')
      .optional()
      .describe('E-mail address for questions about privacy and terms (D38).'),
    SIGNED_RECORD_YEARS: signedRecordYears,
    LIMIT_PUBLIC_READS_PER_MINUTE: perMinute(300, 'Public reads a minute per address'),
    LIMIT_DECISIONS_PER_MINUTE: perMinute(10, 'Signatures and rejections a minute per link and address'),
    LIMIT_GUESSES_PER_MINUTE: perMinute(60, 'Requests for links that do not exist, a minute per address'),
    LIMIT_VERIFICATIONS_PER_MINUTE: perMinute(30, 'Verifications of signatures a minute per address'),
    LIMIT_PDFS_PER_MINUTE: perMinute(30, 'PDFs a minute per owner or link'),
    LIMIT_WRITES_PER_MINUTE: perMinute(
      60,
      'Changes to proposals, links and company settings a minute per owner, docs/decisions/0029',
    ),
    LIMIT_LOGOS_PER_MINUTE: perMinute(20, 'Uploads of logos a minute per owner, docs/decisions/0029'),
    ...capacityVariables,
  })
  .superRefine(refuseShiftedClock);

export type Config = z.output<typeof configSchema>;

export const readServiceConfig = (): Config => readConfig(configSchema);

/** Who runs this installation and their settings, as passed to the web's pages. */
export const operatorOf = (config: Config): Operator => ({
  name: config.OPERATOR_NAME || null,
  cnpj: config.OPERATOR_CNPJ || null,
  address: config.OPERATOR_ADDRESS || null,
  privacyEmail: config.PRIVACY_EMAIL || null,
  signedRecordYears: config.SIGNED_RECORD_YEARS,
});
