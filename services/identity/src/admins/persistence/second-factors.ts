import { columnsOf } from '@acordo/service-kit/database/columns-of';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { SealedText } from '@acordo/service-kit/secrets/text-cipher';
import { AdminRecoveryCodeEntity } from '../../database/entities/admin-recovery-code.js';
import { AdminSecondFactorEntity } from '../../database/entities/admin-second-factor.js';
import type { KeptCode } from '../second-factor-keys.js';

interface Codes {
  codigo_hmac: readonly Buffer[];
  chave_id: readonly string[];
}
const p = parameters<AdminSecondFactorEntity & { step: number }>();
const codes = parameters<Codes, 'codes'>('codes');

/** A seed that was shown and not confirmed with a code in this time is invalid. */
const CONFIRM_WITHIN = raw(`interval '15 minutes'`);
const ON = sql`admin_id = ${p.admin_id} AND ligado_em IS NOT NULL`;
const OFF = sql`admin_id = ${p.admin_id} AND ligado_em IS NULL`;
const SEED = raw('semente_cifrada AS cifrado, chave_id');

const isOn = statement('second-factor-is-on', sql`SELECT 1 AS found FROM admin_second_factors WHERE ${ON}`);
export const isSecondFactorOn = async (db: Queryable, admin_id: string): Promise<boolean> =>
  (await one(db, isOn, { admin_id })) !== null;

const seedOn = statement(
  'second-factor-seed',
  sql`SELECT ${SEED} FROM admin_second_factors WHERE ${ON}`,
).returning<SealedText>();
export const findSeed = (db: Queryable, admin_id: string) => one(db, seedOn, { admin_id });

const seedPending = statement(
  'second-factor-pending-seed',
  sql`SELECT ${SEED} FROM admin_second_factors WHERE ${OFF} AND criado_em > agora() - ${CONFIRM_WITHIN}`,
).returning<SealedText>();
export const findPendingSeed = (db: Queryable, admin_id: string) => one(db, seedPending, { admin_id });

const propose = statement(
  'second-factor-propose',
  sql`INSERT INTO admin_second_factors (admin_id, semente_cifrada, chave_id)
      VALUES (${p.admin_id}, ${p.semente_cifrada}, ${p.chave_id})
      ON CONFLICT (admin_id) DO UPDATE
      SET semente_cifrada = excluded.semente_cifrada, chave_id = excluded.chave_id, criado_em = agora(), ultimo_passo = 0
      WHERE admin_second_factors.ligado_em IS NULL`,
);
/** Replaces a seed that was not switched on yet. */
export const proposeSeed = (tx: Queryable, admin_id: string, { cifrado, chave_id }: SealedText) =>
  tx.query(propose, { admin_id, semente_cifrada: cifrado, chave_id });

const switchOn = statement(
  'second-factor-on',
  sql`UPDATE admin_second_factors SET ligado_em = agora(), ultimo_passo = ${p.step} WHERE ${OFF}`,
);
/** The step that switched it on is used: its code is not accepted again. */
export const switchOnSecondFactor = (tx: Queryable, admin_id: string, step: number) =>
  tx.query(switchOn, { admin_id, step });

const takeOnce = statement(
  'second-factor-take-step',
  sql`UPDATE admin_second_factors SET ultimo_passo = ${p.step} WHERE ${ON} AND ultimo_passo < ${p.step}
      RETURNING 1 AS taken`,
);
/** D33: a step is used once, also with two concurrent calls; false: it was used before. */
export const takeStep = async (tx: Queryable, admin_id: string, step: number): Promise<boolean> =>
  (await one(tx, takeOnce, { admin_id, step })) !== null;

const useCode = statement(
  'recovery-code-use',
  sql`UPDATE admin_recovery_codes SET usado_em = agora()
      WHERE admin_id = ${p.admin_id} AND codigo_hmac = ANY (${codes.codigo_hmac}::bytea[]) AND usado_em IS NULL
      RETURNING 1 AS used`,
);
/** `codigo_hmac`: the code's HMAC with each key that may have been the first. */
export const useRecoveryCode = async (
  tx: Queryable,
  admin_id: string,
  codigo_hmac: readonly Buffer[],
): Promise<boolean> => (await one(tx, useCode, { admin_id, codes: { codigo_hmac } })) !== null;

const addCodes = statement(
  'recovery-codes-add',
  sql`INSERT INTO admin_recovery_codes (admin_id, codigo_hmac, chave_id)
      SELECT ${p.admin_id}, * FROM unnest(${codes.codigo_hmac}::bytea[], ${codes.chave_id}::text[])`,
);
export const addRecoveryCodes = (tx: Queryable, admin_id: string, kept: readonly KeptCode[]) =>
  tx.query(addCodes, { admin_id, codes: columnsOf(kept, ['codigo_hmac', 'chave_id']) });

export async function dropSecondFactor(tx: Tx, admin_id: string): Promise<void> {
  await tx.repository(AdminRecoveryCodeEntity).delete({ admin_id });
  await tx.repository(AdminSecondFactorEntity).delete({ admin_id });
}
