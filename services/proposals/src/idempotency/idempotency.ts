import type { ErrorCode } from '@acordo/contracts/errors';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { Attempt } from './attempt.js';

/** What the first try came to. Neither: it succeeded and made nothing that has an id. */
export interface Kept {
  proposal_id: string | null;
  recusa: ErrorCode | null;
}

// The lock is per key and falls with the transaction. The row is asked for by a statement of its own: one that waited
// for nothing still sees only what was committed before it began.
const takeStatement = statement('idempotency-take', 'SELECT pg_try_advisory_xact_lock($1::bigint) AS livre');
const keptStatement = statement(
  'idempotency-kept',
  `SELECT corpo_hash, proposal_id, recusa FROM idempotency_keys
   WHERE chave = $1 AND criado_em > agora() - interval '24 hours'`,
);
const refusedStatement = statement(
  'idempotency-keep-refusal',
  `INSERT INTO idempotency_keys (chave, corpo_hash, recusa) VALUES ($1, $2, $3)
   ON CONFLICT (chave) DO UPDATE SET corpo_hash = excluded.corpo_hash, proposal_id = NULL, recusa = excluded.recusa,
     criado_em = excluded.criado_em`,
);

/** D49: null when this is the first try. Throws IN_PROGRESS while another one runs, IDEMPOTENCY_MISMATCH for another body. */
export async function firstAnswer(tx: Tx, attempt: Attempt | null): Promise<Kept | null> {
  if (!attempt) return null;
  const taken = await one<{ livre: boolean }>(tx, takeStatement, [
    attempt.chave.readBigInt64BE(0).toString(),
  ]);
  if (!taken?.livre) throw new AppError('IN_PROGRESS');
  const kept = await one<Kept & { corpo_hash: Buffer }>(tx, keptStatement, [attempt.chave]);
  if (kept && !kept.corpo_hash.equals(attempt.corpo_hash)) throw new AppError('IDEMPOTENCY_MISMATCH');
  return kept;
}

/** Keeps a 409. Everything else that was refused (422, 429, 5xx) may be tried again with the same key. */
export async function keepRefusal(tx: Tx, attempt: Attempt | null, code: ErrorCode): Promise<void> {
  if (attempt) await tx.query(refusedStatement, [attempt.chave, attempt.corpo_hash, code]);
}
