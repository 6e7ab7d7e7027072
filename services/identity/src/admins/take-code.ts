import { RECOVERY_CODE } from '@acordo/contracts/http/vitamina/auth/codes';
import type { Queryable } from '@acordo/service-kit/database/statement';
import { stepOf } from './domain/totp.js';
import { findSeed, takeStep, useRecoveryCode } from './persistence/second-factors.js';
import type { SecondFactorKeys } from './second-factor-keys.js';

/**
 * Returns whether this is a code of the administrator's second factor at `now`, and uses it up: a step of the app and a recovery
 * code are accepted once each (D33), by conditional updates, so that of two concurrent uses one succeeds.
 */
export async function takeCode(
  tx: Queryable,
  keys: SecondFactorKeys,
  { adminId, code, now }: { adminId: string; code: string; now: Date },
): Promise<boolean> {
  const sealed = await findSeed(tx, adminId);
  if (!sealed) return false;
  if (RECOVERY_CODE.test(code)) return useRecoveryCode(tx, adminId, keys.macs(code, adminId));
  const seed = keys.open(sealed, adminId);
  const step = stepOf(code, seed, now);
  return step !== null && takeStep(tx, adminId, step);
}
