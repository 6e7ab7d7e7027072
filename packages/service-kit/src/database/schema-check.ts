import type { HealthCheck } from '../health/health-check.js';
import type { DatabaseOptions } from './data-source-options.js';
import type { Database } from './database.js';
import { raw, sql } from './sql.js';
import { one, statement } from './statement.js';

/** A service that finds an older schema than it was built for is not ready (habit 16). */
export function schemaCheck(database: Database, { schema, migrations }: DatabaseOptions): HealthCheck {
  const newest = statement(
    `schema-check-${schema}`,
    sql`SELECT name FROM ${raw(`"${schema}"`)}.migrations ORDER BY id DESC LIMIT 1`,
  ).returning<{ name: string }>();
  const known = new Set(migrations.map((migration) => migration.name));
  const expected = migrations.at(-1)?.name;
  return {
    name: 'database',
    async check() {
      const row = await one(database, newest);
      // A newer schema is fine: migrations expand first, so older code still works (habit 16).
      if (row && (row.name === expected || !known.has(row.name))) return;
      throw new Error(`schema ${schema} is at ${row?.name ?? 'nothing'}, expected ${expected ?? 'nothing'}`);
    },
  };
}
