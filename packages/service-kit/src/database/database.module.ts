import { type DynamicModule, Global, Inject, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { HEALTH_CHECKS, type HealthCheck } from '../health/health-check.js';
import { type DatabaseOptions, dataSourceOptions } from './data-source-options.js';
import { Database } from './database.js';
import { schemaCheck } from './schema-check.js';
import { UnitOfWork } from './unit-of-work.js';

/** A service's connection to its own schema: `Database`, `UnitOfWork`, TypeORM's repositories and a readiness check. */
@Global()
@Module({})
export class DatabaseModule implements OnModuleInit {
  private readonly logger = new Logger('Database');

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  static forRoot(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forRoot({ ...dataSourceOptions(options), retryAttempts: 20, retryDelay: 500 })],
      providers: [
        { provide: Database, useFactory: (source: DataSource) => new Database(source), inject: [DataSource] },
        {
          provide: UnitOfWork,
          useFactory: (source: DataSource) => new UnitOfWork(source),
          inject: [DataSource],
        },
        {
          provide: HEALTH_CHECKS,
          useFactory: (database: Database): HealthCheck[] => [schemaCheck(database, options)],
          inject: [Database],
        },
      ],
      exports: [Database, UnitOfWork, HEALTH_CHECKS, TypeOrmModule],
    };
  }

  /** An idle connection that breaks (a restarted server) is an event of the pool, not the end of the process. */
  onModuleInit(): void {
    const pool = (this.dataSource.driver as unknown as { master: Pool }).master;
    pool.on('error', (error) => this.logger.warn(`idle connection lost: ${error.message}`));
  }
}
