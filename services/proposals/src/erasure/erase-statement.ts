import { parameters, sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { ProposalEntity } from '../database/entities/proposal.js';
import type { SignatureEntity } from '../database/entities/signature.js';

const p = parameters<{ most: number; proposals: readonly string[]; hashes: readonly Buffer[] }>();

/** One copy of the service at a time; the others skip this run. */
export const takeErasureTurn = statement(
  'erasure-turn',
  sql`SELECT pg_try_advisory_xact_lock(hashtextextended('acordo:proposals:erasure', 0)) AS free`,
).returning<{ free: boolean }>();

/**
 * Personal data of deleted proposals (D21), and the versions behind the signed records of closed accounts (D37). The
 * events themselves stay, with the hashes of the erased data. A row that was marked for more meanwhile stays marked.
 */
export const eraseDetails = statement(
  'erasure-run',
  sql`WITH target AS MATERIALIZED (
     SELECT id, apagar_detalhes FROM proposals WHERE apagar_detalhes OR apagar_versoes LIMIT ${p.most}
   ), details AS (
     DELETE FROM event_details d USING target WHERE d.proposal_id = target.id AND target.apagar_detalhes
   ), versions AS (
     DELETE FROM proposal_versions v USING target WHERE v.proposal_id = target.id
   )
   UPDATE proposals p SET apagar_detalhes = false, apagar_versoes = false
   FROM target WHERE p.id = target.id AND p.apagar_detalhes = target.apagar_detalhes RETURNING p.id`,
);

/** Signed records whose years are over (D37); in this order, since each names the next. */
export const dueRecords = statement(
  'erasure-due-records',
  sql`SELECT id FROM proposals WHERE apagar_registro LIMIT ${p.most}`,
).returning<Pick<ProposalEntity, 'id'>>();
const ITS_DECISIONS = sql`(SELECT id FROM decisions WHERE proposal_id = ANY(${p.proposals}::uuid[]) AND tipo = 'assinatura')`;
export const eraseSignedPdfs = statement(
  'erasure-signed-pdfs',
  sql`DELETE FROM signed_pdfs WHERE decision_id IN ${ITS_DECISIONS}`,
);
export const eraseSignatures = statement(
  'erasure-signatures',
  sql`DELETE FROM signatures WHERE decision_id IN ${ITS_DECISIONS} RETURNING conteudo_hash`,
).returning<Pick<SignatureEntity, 'conteudo_hash'>>();
export const eraseDecisions = statement(
  'erasure-decisions',
  sql`DELETE FROM decisions WHERE proposal_id = ANY(${p.proposals}::uuid[]) AND tipo = 'assinatura'`,
);
export const eraseSnapshots = statement(
  'erasure-snapshots',
  sql`DELETE FROM snapshots WHERE hash = ANY(${p.hashes}::bytea[])
     AND NOT EXISTS (SELECT 1 FROM signatures s WHERE s.conteudo_hash = snapshots.hash)`,
);
export const recordsErased = statement(
  'erasure-records-done',
  sql`UPDATE proposals SET apagar_registro = false WHERE id = ANY(${p.proposals}::uuid[])`,
);

/** Images that no row named when checked, and that were not used since (D37). */
export const eraseImages = statement(
  'erasure-images',
  sql`WITH target AS MATERIALIZED (
     DELETE FROM asset_doubts WHERE sem_uso_em IS NOT NULL RETURNING hash, sem_uso_em
   )
   DELETE FROM assets a USING target WHERE a.hash = target.hash AND a.usado_em < target.sem_uso_em RETURNING a.hash`,
);
