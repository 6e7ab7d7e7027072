import type { Attempt } from './attempt.js';

/**
 * A part of a WITH that keeps what was answered, in the statement of the effect itself (D49); nothing without an attempt.
 * Its two values (`keepValues`) start at `$first`; `proposal` is the place of what was made. An older row of the same
 * key, past its 24 hours, is replaced.
 */
export const keepCte = (first: number, proposal = 'NULL'): string => `chave AS (
    INSERT INTO idempotency_keys (chave, corpo_hash, proposal_id)
    SELECT $${first}::bytea, $${first + 1}::bytea, ${proposal}::uuid WHERE $${first}::bytea IS NOT NULL
    ON CONFLICT (chave) DO UPDATE SET corpo_hash = excluded.corpo_hash, proposal_id = excluded.proposal_id,
      recusa = NULL, criado_em = excluded.criado_em
  )`;

export const keepValues = (attempt: Attempt | null): unknown[] => [
  attempt?.chave ?? null,
  attempt?.corpo_hash ?? null,
];
