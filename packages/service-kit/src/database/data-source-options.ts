import { Logger } from '@nestjs/common';
import type { DataSourceOptions, EntitySchema, MigrationInterface } from 'typeorm';

type Class<T> = new () => T;

export interface DatabaseOptions {
  url: string;
  /** The service's own schema; its tables and its list of migrations are there. */
  schema: string;
  entities: (Class<object> | EntitySchema)[];
  migrations: Class<MigrationInterface>[];
  /** Seconds; passed to SQL's `agora()` as the session setting `acordo.clock_shift` (D3). */
  clockShift?: number;
  poolSize?: number;
  /** Shown in pg_stat_activity. */
  application: string;
}

const logger = new Logger('Database');

/** A host that begins with a slash, encoded as in `postgres://role:secret@%2Fdata%2Fpostgres:5432/name`, is a socket's folder. */
const socketHost = (url: string): { host?: string } => {
  const host = decodeURIComponent(new URL(url).hostname);
  return host.startsWith('/') ? { host } : {};
};

/**
 * One way to reach a service's database, for the service, its migrations and its tests. An idle connection that breaks (a restarted
 * server) is an event of the pool and does not end the process.
 */
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
    poolErrorHandler: (error: Error) => logger.warn(`idle connection lost: ${error.message}`),
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: {
      ...socketHost(options.url),
      pipeline: true, // a transaction's BEGIN is sent with its first statement (unit-of-work.ts)
      options: `-c acordo.clock_shift=${options.clockShift ?? 0}s`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    },
  };
}
