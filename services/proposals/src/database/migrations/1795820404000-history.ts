import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * History (D19): events are only added, for ever; their personal data are in a separate table of details, which only
 * the erasure role may delete. No foreign key cascades into either.
 */
export class History1795820404000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE proposal_events (
        proposal_id uuid NOT NULL CONSTRAINT proposal_events_proposal REFERENCES proposals (id),
        seq integer NOT NULL,
        tipo text NOT NULL,
        em timestamptz NOT NULL,
        hash_anterior bytea NOT NULL,
        hash_detalhes bytea NOT NULL,
        hash bytea NOT NULL,
        CONSTRAINT proposal_events_pkey PRIMARY KEY (proposal_id, seq),
        CONSTRAINT proposal_events_tipo CHECK (tipo IN ('criada', 'editada', 'desenvolvimento_alterado', 'link_gerado',
          'link_substituido', 'link_revogado', 'link_expirado', 'vista', 'assinada', 'recusada', 'excluida')),
        CONSTRAINT proposal_events_formas CHECK (seq >= 1 AND octet_length(hash_anterior) = 32
          AND octet_length(hash_detalhes) = 32 AND octet_length(hash) = 32)
      )`);
    await runner.query(`CREATE TRIGGER proposal_events_so_cresce BEFORE UPDATE OR DELETE OR TRUNCATE ON proposal_events
      FOR EACH STATEMENT EXECUTE FUNCTION recusa_mudanca()`);
    await runner.query('GRANT SELECT, INSERT ON proposal_events TO proposals_app');

    await runner.query(`
      CREATE TABLE event_details (
        proposal_id uuid NOT NULL,
        seq integer NOT NULL,
        sal bytea NOT NULL,
        detalhes text NOT NULL,
        CONSTRAINT event_details_pkey PRIMARY KEY (proposal_id, seq),
        CONSTRAINT event_details_event FOREIGN KEY (proposal_id, seq) REFERENCES proposal_events (proposal_id, seq)
      )`);
    await runner.query(`CREATE TRIGGER event_details_so_cresce BEFORE UPDATE OR TRUNCATE ON event_details
      FOR EACH STATEMENT EXECUTE FUNCTION recusa_mudanca()`);
    await runner.query(`CREATE TRIGGER event_details_apaga BEFORE DELETE ON event_details
      FOR EACH STATEMENT EXECUTE FUNCTION apaga_so_quem_pode()`);
    await runner.query('GRANT SELECT, INSERT ON event_details TO proposals_app');
    await runner.query('GRANT SELECT (proposal_id), DELETE ON event_details TO proposals_erasure');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_details');
    await runner.query('DROP TABLE proposal_events');
  }
}
