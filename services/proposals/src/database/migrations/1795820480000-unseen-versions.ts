import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kinds of events that are merged at the end of a history (docs/decisions/0029). */
const JOINED = `('editada', 'desenvolvimento_alterado')`;

/**
 * Versions that nobody saw are replaced by the next one, and an owner's repeated changes are one event
 * (docs/decisions/0029). No role gets the right to change rows: three functions do it, and triggers for all roles
 * allow nothing else.
 */
export class UnseenVersions1795820480000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Existing versions may have been seen by anybody. A copy of an earlier release marks nothing, so its rows stay.
    await runner.query('ALTER TABLE proposal_versions ADD COLUMN vista boolean NOT NULL DEFAULT true');
    await this.guard(runner);
    await this.offer(runner);
  }

  private async guard(runner: QueryRunner): Promise<void> {
    // A seen version stays seen; an unseen one, later than the first and not signed, may be replaced by the next.
    await runner.query(`
      CREATE FUNCTION so_cede_sem_ser_vista() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT OLD.vista AND NEW.proposal_id = OLD.proposal_id THEN
          IF NEW.vista AND (NEW.versao, NEW.conteudo, NEW.criado_em) = (OLD.versao, OLD.conteudo, OLD.criado_em) THEN
            RETURN NEW;
          END IF;
          IF NOT NEW.vista AND OLD.versao > 1 AND NEW.versao > OLD.versao AND NOT EXISTS (
            SELECT 1 FROM proposals.decisions d WHERE d.proposal_id = OLD.proposal_id AND d.tipo = 'assinatura') THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'UPDATE on proposal_versions is refused: somebody may have seen it' USING ERRCODE = '42501';
      END $$`);
    // The end of a history with only its owner's changes; earlier events never change.
    await runner.query(`
      CREATE FUNCTION so_muda_no_fim() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.proposal_id = OLD.proposal_id AND NEW.seq = OLD.seq AND NEW.tipo IN ${JOINED} AND NOT EXISTS (
          SELECT 1 FROM proposals.proposal_events e
          WHERE e.proposal_id = OLD.proposal_id AND e.seq >= OLD.seq AND e.tipo NOT IN ${JOINED}) THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'UPDATE on proposal_events is refused: it is history' USING ERRCODE = '42501';
      END $$`);
    // Details move with their event, and must match its hash.
    await runner.query(`
      CREATE FUNCTION so_muda_com_o_evento() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.proposal_id = OLD.proposal_id AND NEW.seq = OLD.seq AND EXISTS (
          SELECT 1 FROM proposals.proposal_events e
          WHERE e.proposal_id = NEW.proposal_id AND e.seq = NEW.seq AND e.tipo IN ${JOINED}
            AND e.hash_detalhes = sha256(NEW.sal || convert_to(NEW.detalhes, 'UTF8'))
            AND e.hash_detalhes <> sha256(OLD.sal || convert_to(OLD.detalhes, 'UTF8'))) THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'UPDATE on event_details is refused: it is history' USING ERRCODE = '42501';
      END $$`);
    for (const [table, events, rule] of TRIGGERS) {
      await runner.query(`DROP TRIGGER ${table}_so_cresce ON ${table}`);
      await runner.query(`CREATE TRIGGER ${table}_so_cresce BEFORE ${events} ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION recusa_mudanca()`);
      await runner.query(`CREATE TRIGGER ${table}_muda BEFORE UPDATE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION ${rule}()`);
    }
  }

  private async offer(runner: QueryRunner): Promise<void> {
    const definer = 'SECURITY DEFINER SET search_path = proposals, pg_temp';
    // False if the version was replaced: the caller must read again before showing it.
    await runner.query(`
      CREATE FUNCTION versao_vista(da_proposta uuid, da_versao integer) RETURNS boolean LANGUAGE plpgsql VOLATILE ${definer} AS $$
      BEGIN
        UPDATE proposal_versions SET vista = true WHERE proposal_id = da_proposta AND versao = da_versao AND NOT vista;
        RETURN FOUND OR EXISTS (SELECT 1 FROM proposal_versions WHERE proposal_id = da_proposta AND versao = da_versao);
      END $$`);
    // Whether it was seen; locked until the transaction ends. Null if it was replaced.
    await runner.query(`
      CREATE FUNCTION segura_versao(da_proposta uuid, da_versao integer) RETURNS boolean LANGUAGE sql VOLATILE ${definer} AS $$
        SELECT vista FROM proposal_versions WHERE proposal_id = da_proposta AND versao = da_versao FOR UPDATE
      $$`);
    await runner.query(`
      CREATE FUNCTION troca_versao(da_proposta uuid, antes integer, depois integer, novo bytea, quando timestamptz)
      RETURNS boolean LANGUAGE plpgsql VOLATILE ${definer} AS $$
      BEGIN
        UPDATE proposal_versions SET versao = depois, conteudo = novo, criado_em = quando
        WHERE proposal_id = da_proposta AND versao = antes AND NOT vista;
        RETURN FOUND;
      END $$`);
    await runner.query(`
      CREATE FUNCTION junta_eventos(propostas uuid[], seqs integer[], tipos text[], ems timestamptz[], anteriores bytea[],
        dos_detalhes bytea[], hashes bytea[], sais bytea[], textos text[])
      RETURNS integer LANGUAGE plpgsql VOLATILE ${definer} AS $$
      DECLARE escritos integer;
      BEGIN
        UPDATE proposal_events e SET tipo = n.tipo, em = n.em, hash_anterior = n.anterior, hash_detalhes = n.do_detalhe, hash = n.hash
        FROM unnest(propostas, seqs, tipos, ems, anteriores, dos_detalhes, hashes)
          AS n (proposal_id, seq, tipo, em, anterior, do_detalhe, hash)
        WHERE e.proposal_id = n.proposal_id AND e.seq = n.seq;
        UPDATE event_details d SET sal = n.sal, detalhes = n.texto
        FROM unnest(propostas, seqs, sais, textos) AS n (proposal_id, seq, sal, texto)
        WHERE d.proposal_id = n.proposal_id AND d.seq = n.seq;
        GET DIAGNOSTICS escritos = ROW_COUNT;
        RETURN escritos;
      END $$`);
    for (const name of FUNCTIONS) {
      await runner.query(`REVOKE ALL ON FUNCTION ${name} FROM PUBLIC`);
      await runner.query(`GRANT EXECUTE ON FUNCTION ${name} TO proposals_app`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of FUNCTIONS) await runner.query(`DROP FUNCTION ${name}`);
    for (const [table, events, rule] of TRIGGERS) {
      await runner.query(`DROP TRIGGER ${table}_muda ON ${table}`);
      await runner.query(`DROP TRIGGER ${table}_so_cresce ON ${table}`);
      await runner.query(`CREATE TRIGGER ${table}_so_cresce BEFORE UPDATE OR ${events} ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION recusa_mudanca()`);
      await runner.query(`DROP FUNCTION ${rule}()`);
    }
    await runner.query('ALTER TABLE proposal_versions DROP COLUMN vista');
  }
}

const TRIGGERS = [
  ['proposal_versions', 'TRUNCATE', 'so_cede_sem_ser_vista'],
  ['proposal_events', 'DELETE OR TRUNCATE', 'so_muda_no_fim'],
  ['event_details', 'TRUNCATE', 'so_muda_com_o_evento'],
] as const;

const FUNCTIONS = [
  'versao_vista(uuid, integer)',
  'segura_versao(uuid, integer)',
  'troca_versao(uuid, integer, integer, bytea, timestamptz)',
  'junta_eventos(uuid[], integer[], text[], timestamptz[], bytea[], bytea[], bytea[], bytea[], text[])',
];
