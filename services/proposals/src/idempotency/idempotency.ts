import type { ErrorCode } from '@acordo/contracts/errors';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { databaseNow } from '../database/clock.js';
import type { IdempotencyKeyEntity } from '../database/entities/idempotency-key.js';
import type { Attempt } from './attempt.js';

/** The first attempt's result. Neither: it succeeded without creating anything with an id. */
export type KeptResponse = Pick<IdempotencyKeyEntity, 'proposal_id' | 'recusa'>;

type BegunRow = KeptResponse & { free: boolean; now: Date; corpo_hash: Buffer | null };

const p = parameters<Pick<IdempotencyKeyEntity, 'chave' | 'corpo_hash' | 'recusa'>>();
const beginStatement = statement(
  'idempotency-begin',
  sql`SELECT livre AS free, agora AS now, corpo_hash, proposal_id, recusa FROM comecar_tentativa(${p.chave})`,
).returning<BegunRow>();
const refusedStatement = statement(
  'idempotency-keep-refusal',
  sql`INSERT INTO idempotency_keys (chave, corpo_hash, recusa) VALUES (${p.chave}, ${p.corpo_hash}, ${p.recusa})
   ON CONFLICT (chave) DO UPDATE SET corpo_hash = excluded.corpo_hash, proposal_id = NULL, recusa = excluded.recusa,
     criado_em = excluded.criado_em`,
);

/** The beginning of an attempt: an earlier one's result, and the database's clock in the same call. */
export interface Beginning {
  kept: KeptResponse | null;
  now: Date;
}

/** D49: `kept` is null for the first attempt. Throws IN_PROGRESS while another one runs, IDEMPOTENCY_MISMATCH for another body. */
export async function beginAttempt(tx: Tx, attempt: Attempt | null): Promise<Beginning> {
  if (!attempt) return { kept: null, now: await databaseNow(tx) };
  const row = await one(tx, beginStatement, attempt);
  if (!row?.free) throw new AppError('IN_PROGRESS');
  const { now, corpo_hash, proposal_id, recusa } = row;
  if (corpo_hash === null) return { kept: null, now };
  if (!corpo_hash.equals(attempt.corpo_hash)) throw new AppError('IDEMPOTENCY_MISMATCH');
  return { kept: { proposal_id, recusa }, now };
}

/** The same for callers with another source of the instant. */
export const firstResponse = async (tx: Tx, attempt: Attempt | null): Promise<KeptResponse | null> =>
  attempt ? (await beginAttempt(tx, attempt)).kept : null;

/** Stores a 409. Other refusals (422, 429, 5xx) may be retried with the same key. */
export async function keepRefusal(tx: Tx, attempt: Attempt | null, code: ErrorCode): Promise<void> {
  if (attempt) await tx.query(refusedStatement, { ...attempt, recusa: code });
}
