import { readConfig } from '@acordo/service-kit/config/read-config';
import {
  commonVariables,
  httpAddress,
  refuseShiftedClock,
  secretKeys,
} from '@acordo/service-kit/config/variables';
import { z } from 'zod';

/** Variables of admin; each description is a line of `.env.example`. */
export const configSchema = z
  .object({
    ...commonVariables,
    INTERNAL_KEY_ADMIN: secretKeys.describe('Signs the internal tokens that admin accepts.'),
    INTERNAL_KEY_IDENTITY: secretKeys.describe('Signs the internal tokens for identity.'),
    INTERNAL_KEY_PROPOSALS: secretKeys.describe('Signs the internal tokens for proposals.'),
    INTERNAL_KEY_NOTIFICATIONS: secretKeys.describe('Signs the internal tokens for notifications.'),
    IDENTITY_URL: httpAddress.describe('Where identity listens.'),
    PROPOSALS_URL: httpAddress.describe('Where proposals listens.'),
    NOTIFICATIONS_URL: httpAddress.describe('Where notifications listens.'),
  })
  .superRefine(refuseShiftedClock);
export type Config = z.output<typeof configSchema>;

export const readServiceConfig = (): Config => readConfig(configSchema);
