import type { DataSource, EntityMetadata, QueryRunner } from 'typeorm';

interface Definition {
  name: string;
  definition: string;
}
const DEFINITIONS = `
  SELECT conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'
  UNION ALL
  SELECT c.relname, pg_get_indexdef(c.oid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE i.indrelid = $1::regclass AND c.relname = ANY ($2)
  ORDER BY name`;

/**
 * Checks and indexes as the entities describe them and as the migrations made them, by table. A test expects both to be equal: the
 * schema builder compares only their names. `source`: connected as the schema's owner.
 */
export async function comparedDefinitions(source: DataSource) {
  const described: Record<string, Definition[]> = {};
  const migrated: Record<string, Definition[]> = {};
  for (const entity of source.entityMetadatas) {
    const runner = source.createQueryRunner();
    await runner.startTransaction();
    try {
      migrated[entity.tableName] = await definitions(runner, entity);
      await makeAnew(runner, entity);
      described[entity.tableName] = await definitions(runner, entity);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }
  return { described, migrated };
}

/** TypeORM cannot describe an index with `synchronize: false`: only its migration does. */
const indexesOf = ({ indices }: EntityMetadata) => indices.filter(({ synchronize }) => synchronize);

const definitions = (runner: QueryRunner, entity: EntityMetadata): Promise<Definition[]> =>
  runner.query(DEFINITIONS, [entity.tablePath, indexesOf(entity).map(({ name }) => name)]);

/** Checks and indexes are created again from the entity, so that Postgres normalises both sides. */
async function makeAnew(runner: QueryRunner, entity: EntityMetadata): Promise<void> {
  const table = entity.tablePath;
  for (const { name, expression } of entity.checks) {
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
    await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" CHECK (${expression})`);
  }
  for (const { name, isUnique, columns, where } of indexesOf(entity)) {
    const names = columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
    await runner.query(`DROP INDEX ${entity.schema}."${name}"`);
    await runner.query(
      `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX "${name}" ON ${table} (${names}) ${where ? `WHERE ${where}` : ''}`,
    );
  }
}
