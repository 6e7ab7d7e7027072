import { parameters, type Sql, sql } from '@acordo/service-kit/database/sql';
import type { Attempt } from './attempt.js';

const NONE = { chave: null, corpo_hash: null };
const p = parameters<Attempt | typeof NONE, 'attempt'>('attempt');

/** The parameter group `attempt` of a statement with `keepCte`. */
export const kept = (attempt: Attempt | null): Attempt | typeof NONE => attempt ?? NONE;

/**
 * A part of a WITH that stores the result, in the statement of the effect itself (D49); nothing without an attempt.
 * `made`: the id of the created row. An older row of the same key, past its 24 hours, is replaced.
 */
export const keepCte = <Values extends object>(made: Sql<Values>) => sql`kept AS (
    INSERT INTO idempotency_keys (chave, corpo_hash, proposal_id)
    SELECT ${p.chave}::bytea, ${p.corpo_hash}::bytea, ${made}::uuid WHERE ${p.chave}::bytea IS NOT NULL
    ON CONFLICT (chave) DO UPDATE SET corpo_hash = excluded.corpo_hash, proposal_id = excluded.proposal_id,
      recusa = NULL, criado_em = excluded.criado_em
  )`;
