import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The panel's list of users: newest first, and found by name or email without accents and case (D7). A trigger writes the
 * text, so that code that writes users need not.
 */
export class MakeUsersSearchable1795818300000 implements MigrationInterface {
  name = 'MakeUsersSearchable1795818300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION identity.dobra(texto text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT regexp_replace(normalize(lower(regexp_replace(normalize(texto, NFKD), '[\\u0300-\\u036f]', '', 'g')), NFKD),
          '[\\u0300-\\u036f]', '', 'g')
      $$`);
    await runner.query(`
      CREATE FUNCTION identity.escreve_busca() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.busca := identity.dobra(NEW.nome) || E'\\n' || identity.dobra(NEW.email);
        RETURN NEW;
      END $$`);
    await runner.query(`ALTER TABLE identity.users ADD COLUMN busca text NOT NULL DEFAULT ''`);
    await runner.query(`
      CREATE TRIGGER users_busca BEFORE INSERT OR UPDATE OF nome, email, busca ON identity.users
      FOR EACH ROW EXECUTE FUNCTION identity.escreve_busca()`);
    await runner.query(`UPDATE identity.users SET busca = ''`); // the trigger writes it
    await runner.query(`CREATE INDEX users_criado_em_id_idx ON identity.users (criado_em, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX identity.users_criado_em_id_idx`);
    await runner.query(`DROP TRIGGER users_busca ON identity.users`);
    await runner.query(`ALTER TABLE identity.users DROP COLUMN busca`);
    await runner.query(`DROP FUNCTION identity.escreve_busca()`);
    await runner.query(`DROP FUNCTION identity.dobra(text)`);
  }
}
