import { jest } from '@jest/globals';
import { PANEL } from './steps/refusals/admin.js';
import { holdRefusals, refusalStage } from './steps/refusals/hold.js';
import { ACCOUNT, PROPOSALS } from './steps/refusals/owner.js';

jest.setTimeout(120_000); // each screen is refused in more than ten ways

/** Of answers that these screens tell in the same way, one. */
const KINDS = [
  'INVALID_FIELDS',
  'FORBIDDEN',
  'CONFLICT',
  'TOO_MANY',
  'UNAVAILABLE',
  'offline',
  'NOT_AUTHENTICATED',
] as const;

/** Where somebody is signed in; the others stand in refusals.journey. */
holdRefusals(refusalStage(), { ...ACCOUNT, ...PROPOSALS, ...PANEL }, KINDS);
