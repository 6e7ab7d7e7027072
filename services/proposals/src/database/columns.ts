import { raw, type Sql } from '@acordo/service-kit/database/sql';

/** `p.id, p.status` for ('p', ['id', 'status']). */
export const qualifiedColumns = (alias: string, columns: readonly string[]): Sql =>
  raw(columns.map((column) => `${alias}.${column}`).join(', '));
