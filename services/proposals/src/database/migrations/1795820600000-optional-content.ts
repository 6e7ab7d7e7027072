import type { MigrationInterface, QueryRunner } from 'typeorm';

const SERVICES = ['servidor_web', 'servidor_email', 'suporte_gestao', 'painel_admin'];

/** Fields of a content that may be absent (docs/decisions/0040): NULL in all earlier rows, which keeps their meaning and hashes. */
export class OptionalContent1795820600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE proposals
        ${SERVICES.map((name) => `ADD ${name}_incluso boolean, ADD ${name}_recorrencia text,`).join('\n        ')}
        ADD cliente_telefone text,
        ADD validade_dias integer,
        ADD CONSTRAINT proposals_recorrencias CHECK (
          ${SERVICES.map((name) => `${name}_recorrencia IN ('unico', 'mensal', 'anual')`).join(' AND ')}
        ),
        ADD CONSTRAINT proposals_validade CHECK (validade_dias BETWEEN 7 AND 180)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE proposals
        DROP CONSTRAINT proposals_recorrencias, DROP CONSTRAINT proposals_validade,
        ${SERVICES.map((name) => `DROP ${name}_incluso, DROP ${name}_recorrencia,`).join('\n        ')}
        DROP cliente_telefone, DROP validade_dias
    `);
  }
}
