import { statement } from '@acordo/service-kit/database/statement';

/** One copy of the service at a time; the others have nothing to add. */
export const takeTurn = statement(
  'erasure-turn',
  `SELECT pg_try_advisory_xact_lock(hashtextextended('acordo:proposals:erasure', 0)) AS livre`,
);

/** What deleted proposals still hold of people (D21). The events themselves stay, with the hashes of what is gone. */
export const eraseDetails = statement(
  'erasure-run',
  `WITH alvo AS MATERIALIZED (
     SELECT id FROM proposals WHERE apagar_detalhes LIMIT $1
   ), detalhes AS (
     DELETE FROM event_details d USING alvo WHERE d.proposal_id = alvo.id
   ), versoes AS (
     DELETE FROM proposal_versions v USING alvo WHERE v.proposal_id = alvo.id
   )
   UPDATE proposals p SET apagar_detalhes = false FROM alvo WHERE p.id = alvo.id RETURNING p.id`,
);
