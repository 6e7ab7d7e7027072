import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Begins an attempt that may be repeated (D49): lock, stored result and clock in one call. */
export class BeginAttempt1795820413000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In plpgsql, since each of its statements sees what was committed before it began: the stored result is read after the
    // lock was taken, never from an older snapshot. `pg_try_` does not wait; the lock ends with the transaction.
    await runner.query(`
      CREATE FUNCTION comecar_tentativa(da_chave bytea)
      RETURNS TABLE (livre boolean, agora timestamptz, corpo_hash bytea, proposal_id uuid, recusa text)
      LANGUAGE plpgsql VOLATILE AS $$
      #variable_conflict use_column
      BEGIN
        livre := pg_try_advisory_xact_lock(('x' || encode(substring(da_chave FROM 1 FOR 8), 'hex'))::bit(64)::bigint);
        agora := proposals.agora();
        IF livre THEN
          SELECT k.corpo_hash, k.proposal_id, k.recusa INTO corpo_hash, proposal_id, recusa
          FROM proposals.idempotency_keys k WHERE k.chave = da_chave AND k.criado_em > agora - interval '24 hours';
        END IF;
        RETURN NEXT;
      END $$`);
    await runner.query(`GRANT EXECUTE ON FUNCTION comecar_tentativa(bytea) TO proposals_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION comecar_tentativa(bytea)`);
  }
}
