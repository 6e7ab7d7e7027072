import { statement } from '@acordo/service-kit/database/statement';

/** One copy of the service at a time; the others have nothing to add. */
export const takeTurn = statement(
  'erasure-turn',
  `SELECT pg_try_advisory_xact_lock(hashtextextended('acordo:proposals:erasure', 0)) AS livre`,
);

/**
 * What deleted proposals still hold of people (D21), and the versions behind the signed records of closed accounts (D37). The
 * events themselves stay, with the hashes of what is gone. A row that was marked for more meanwhile stays marked.
 */
export const eraseDetails = statement(
  'erasure-run',
  `WITH alvo AS MATERIALIZED (
     SELECT id, apagar_detalhes FROM proposals WHERE apagar_detalhes OR apagar_versoes LIMIT $1
   ), detalhes AS (
     DELETE FROM event_details d USING alvo WHERE d.proposal_id = alvo.id AND alvo.apagar_detalhes
   ), versoes AS (
     DELETE FROM proposal_versions v USING alvo WHERE v.proposal_id = alvo.id
   )
   UPDATE proposals p SET apagar_detalhes = false, apagar_versoes = false
   FROM alvo WHERE p.id = alvo.id AND p.apagar_detalhes = alvo.apagar_detalhes RETURNING p.id`,
);

/** Signed records whose years are over (D37); in this order, since each names the next. */
export const dueRecords = statement(
  'erasure-due-records',
  'SELECT id FROM proposals WHERE apagar_registro LIMIT $1',
);
export const eraseSignatures = statement(
  'erasure-signatures',
  `DELETE FROM signatures WHERE decision_id IN
     (SELECT id FROM decisions WHERE proposal_id = ANY($1::uuid[]) AND tipo = 'assinatura')
   RETURNING conteudo_hash AS hash`,
);
export const eraseDecisions = statement(
  'erasure-decisions',
  `DELETE FROM decisions WHERE proposal_id = ANY($1::uuid[]) AND tipo = 'assinatura'`,
);
export const eraseSnapshots = statement(
  'erasure-snapshots',
  `DELETE FROM snapshots WHERE hash = ANY($1::bytea[])
     AND NOT EXISTS (SELECT 1 FROM signatures s WHERE s.conteudo_hash = snapshots.hash)`,
);
export const recordsErased = statement(
  'erasure-records-done',
  'UPDATE proposals SET apagar_registro = false WHERE id = ANY($1::uuid[])',
);

/** Images that nothing named when they were looked for, and that nobody was about to name since (D37). */
export const eraseImages = statement(
  'erasure-images',
  `WITH alvo AS MATERIALIZED (
     DELETE FROM asset_doubts WHERE sem_uso_em IS NOT NULL RETURNING hash, sem_uso_em
   )
   DELETE FROM assets a USING alvo WHERE a.hash = alvo.hash AND a.usado_em < alvo.sem_uso_em RETURNING a.hash`,
);
