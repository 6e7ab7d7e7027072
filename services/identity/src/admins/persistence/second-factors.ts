import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { KeptCode } from '../second-factor-keys.js';

/** A seed that was shown and not confirmed with a code in this time is worth nothing. */
const CONFIRM_WITHIN = `interval '15 minutes'`;

const isOn = statement(
  'second-factor-is-on',
  'SELECT 1 AS ligado FROM admin_second_factors WHERE admin_id = $1 AND ligado_em IS NOT NULL',
);
export const isSecondFactorOn = async (db: Queryable, adminId: string): Promise<boolean> =>
  (await one(db, isOn, [adminId])) !== null;

export interface SealedSeed {
  semente_cifrada: Buffer;
  chave_id: string;
}
const seedOn = statement(
  'second-factor-seed',
  'SELECT semente_cifrada, chave_id FROM admin_second_factors WHERE admin_id = $1 AND ligado_em IS NOT NULL',
);
export const findSeed = (db: Queryable, adminId: string) => one<SealedSeed>(db, seedOn, [adminId]);

const seedPending = statement(
  'second-factor-pending-seed',
  `SELECT semente_cifrada, chave_id FROM admin_second_factors
   WHERE admin_id = $1 AND ligado_em IS NULL AND criado_em > agora() - ${CONFIRM_WITHIN}`,
);
export const findPendingSeed = (db: Queryable, adminId: string) =>
  one<SealedSeed>(db, seedPending, [adminId]);

const propose = statement(
  'second-factor-propose',
  `INSERT INTO admin_second_factors (admin_id, semente_cifrada, chave_id) VALUES ($1, $2, $3)
   ON CONFLICT (admin_id) DO UPDATE
   SET semente_cifrada = excluded.semente_cifrada, chave_id = excluded.chave_id, criado_em = agora(), ultimo_passo = 0
   WHERE admin_second_factors.ligado_em IS NULL`,
);
/** Replaces a seed that was not switched on yet. */
export const proposeSeed = (tx: Queryable, adminId: string, cifrado: Buffer, chaveId: string) =>
  tx.query(propose, [adminId, cifrado, chaveId]);

const switchOn = statement(
  'second-factor-on',
  `UPDATE admin_second_factors SET ligado_em = agora(), ultimo_passo = $2
   WHERE admin_id = $1 AND ligado_em IS NULL`,
);
/** The step that switched it on is taken: its code opens nothing any more. */
export const switchOnSecondFactor = (tx: Queryable, adminId: string, step: number) =>
  tx.query(switchOn, [adminId, step]);

const takeOnce = statement(
  'second-factor-take-step',
  `UPDATE admin_second_factors SET ultimo_passo = $2
   WHERE admin_id = $1 AND ligado_em IS NOT NULL AND ultimo_passo < $2 RETURNING 1 AS tomado`,
);
/** D33: a step is taken once, also by two who come at the same time; false: it was taken before. */
export const takeStep = async (tx: Queryable, adminId: string, step: number): Promise<boolean> =>
  (await one(tx, takeOnce, [adminId, step])) !== null;

const useCode = statement(
  'recovery-code-use',
  `UPDATE admin_recovery_codes SET usado_em = agora()
   WHERE admin_id = $1 AND codigo_hmac = ANY ($2::bytea[]) AND usado_em IS NULL RETURNING 1 AS usado`,
);
/** `hmacs`: what the code is kept as by each key that may have been the first of its day. */
export const useRecoveryCode = async (
  tx: Queryable,
  adminId: string,
  hmacs: readonly Buffer[],
): Promise<boolean> => (await one(tx, useCode, [adminId, hmacs])) !== null;

const addCodes = statement(
  'recovery-codes-add',
  `INSERT INTO admin_recovery_codes (admin_id, codigo_hmac, chave_id)
   SELECT $1, * FROM unnest($2::bytea[], $3::text[])`,
);
export const addRecoveryCodes = (tx: Queryable, adminId: string, codes: readonly KeptCode[]) =>
  tx.query(addCodes, [
    adminId,
    codes.map(({ codigo_hmac }) => codigo_hmac),
    codes.map(({ chave_id }) => chave_id),
  ]);

const dropCodes = statement('recovery-codes-drop', 'DELETE FROM admin_recovery_codes WHERE admin_id = $1');
const dropSeed = statement('second-factor-drop', 'DELETE FROM admin_second_factors WHERE admin_id = $1');
export async function dropSecondFactor(tx: Queryable, adminId: string): Promise<void> {
  await tx.query(dropCodes, [adminId]);
  await tx.query(dropSeed, [adminId]);
}
