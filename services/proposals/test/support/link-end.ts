import type { Rows } from './rows.js';

/** Moves the link's end (to in this many seconds; negative is past), as if it had been made earlier. */
export const endIn = (rows: Rows, id: string, seconds: number) =>
  rows.query(
    `WITH fim AS (SELECT date_trunc('second', clock_timestamp()) + make_interval(secs => $2) AS em),
     elo AS (UPDATE proposal_links SET expira_em = (SELECT em FROM fim), criado_em = (SELECT em FROM fim) - interval '30 days'
       WHERE proposal_id = $1 AND encerrado_em IS NULL)
     UPDATE proposals SET link_expira_em = (SELECT em FROM fim) WHERE id = $1`,
    [id, seconds],
  );
