import { sql } from '@acordo/service-kit/database/sql';

/**
 * Whether the signer of a signature `s` of a proposal `p` got the copy by email (D29): null while that is not settled. Settling writes
 * into the history that it did not arrive, in one transaction; a message that was sent leaves nothing.
 */
export const COPY_SENT = sql`CASE
  WHEN s.decision_id IS NULL OR EXISTS (SELECT 1 FROM outbox o WHERE (o.status = 'pending' OR o.status = 'queued')
    AND o.kind = 'signed-copy' AND o.model ->> 'proposal_id' = p.id::text AND o.model ->> 'to_email' = s.email) THEN NULL
  ELSE NOT EXISTS (SELECT 1 FROM proposal_events b JOIN event_details y ON y.proposal_id = b.proposal_id AND y.seq = b.seq
    WHERE b.proposal_id = p.id AND b.tipo = 'email_nao_entregue' AND y.detalhes::jsonb ->> 'assunto' = 'copia'
      AND y.detalhes::jsonb ->> 'email' = s.email) END`;
