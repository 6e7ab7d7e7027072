import { raw, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';

/** Images per pass; a pass reads every version and snapshot once. */
const MOST = 500;

/** A row that names a recently used image may be about to be written. */
const GRACE = raw("interval '1 day'");
/** The oldest candidate waits this long; younger ones are handled with it: the tables are read once a day at most. */
const WAIT = raw("interval '2 days'");

// Rows that still wait for the erasure role would count as naming their images.
const doubts = sql`SELECT d.hash, '/api/assets/' || encode(d.hash, 'hex') AS address
  FROM asset_doubts d LEFT JOIN assets a ON a.hash = d.hash
  WHERE d.sem_uso_em IS NULL AND coalesce(a.usado_em < (SELECT agora() - ${GRACE}), true)
    AND NOT EXISTS (SELECT 1 FROM proposals WHERE apagar_detalhes OR apagar_versoes OR apagar_registro)
  LIMIT ${raw(MOST)}`;
const isTime = sql`SELECT 1 FROM asset_doubts d LEFT JOIN assets a ON a.hash = d.hash
  WHERE d.sem_uso_em IS NULL AND greatest(d.desde, a.usado_em) < (SELECT agora() - ${WAIT})`;

const turn = statement(
  'images-turn',
  sql`SELECT 1 AS turn WHERE pg_try_advisory_xact_lock(hashtextextended('acordo:proposals:images', 0))
     AND EXISTS (${isTime}) AND EXISTS (${doubts})`,
);
/** Whether there are candidates, and no other copy handles them. */
export const takeImagesTurn = async (tx: Tx): Promise<boolean> => (await one(tx, turn)) !== null;

const inText = (table: string) =>
  sql`SELECT found[1] FROM ${raw(table)}, regexp_matches(convert_from(conteudo, 'UTF8'), '/api/assets/[0-9a-f]{64}', 'g') found`;
const look = statement(
  'images-look',
  sql`WITH doubt AS MATERIALIZED (${doubts}), named AS MATERIALIZED (
     SELECT logo_url AS address FROM company_settings WHERE logo_url IN (SELECT address FROM doubt)
     UNION SELECT logo_cliente_url FROM proposals WHERE logo_cliente_url IN (SELECT address FROM doubt)
     UNION ${inText('proposal_versions')}
     UNION ${inText('snapshots')}
   ), used AS (
     DELETE FROM asset_doubts d USING doubt JOIN named USING (address) WHERE d.hash = doubt.hash
   )
   UPDATE asset_doubts d SET sem_uso_em = agora() - interval '1 hour' FROM doubt
   WHERE d.hash = doubt.hash AND doubt.address NOT IN (SELECT address FROM named) RETURNING d.hash`,
);
/** Marks the candidates that no row names; the others are no candidates any more. Returns how many were marked. */
export const markUnused = async (tx: Tx): Promise<number> => (await tx.query(look)).length;
