import type { DataSourceOptions, EntitySchema, MigrationInterface } from 'typeorm';

type Class<T> = new () => T;

export interface DatabaseOptions {
  url: string;
  /** The service's own schema; its tables and its list of migrations live there. */
  schema: string;
  entities: (Class<object> | EntitySchema)[];
  migrations: Class<MigrationInterface>[];
  /** Seconds; reaches SQL's `agora()` as the session setting `acordo.clock_shift` (D3). */
  clockShift?: number;
  poolSize?: number;
  /** Shown in pg_stat_activity. */
  application: string;
}

/** A host that begins with a slash, encoded as in `postgres://role:secret@%2Fdata%2Fpostgres:5432/name`, is a socket's folder. */
const socketHost = (url: string): { host?: string } => {
  const host = decodeURIComponent(new URL(url).hostname);
  return host.startsWith('/') ? { host } : {};
};

/** One way to reach a service's database, for the service, its migrations and its tests. */
export function dataSourceOptions(options: DatabaseOptions): DataSourceOptions {
  return {
    type: 'postgres',
    url: options.url,
    schema: options.schema,
    entities: options.entities,
    migrations: options.migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    applicationName: options.application,
    poolSize: options.poolSize ?? 5,
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: {
      ...socketHost(options.url),
      pipeline: true, // a transaction's BEGIN travels with its first statement (unit-of-work.ts)
      options: `-c acordo.clock_shift=${options.clockShift ?? 0}s`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    },
  };
}
