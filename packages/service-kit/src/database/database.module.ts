import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { HEALTH_CHECKS, type HealthCheck } from '../health/health-check.js';
import { type DatabaseOptions, dataSourceOptions } from './data-source-options.js';
import { Database } from './database.js';
import { schemaCheck } from './schema-check.js';
import { UnitOfWork } from './unit-of-work.js';

/** A service's connection to its own schema: `Database`, `UnitOfWork`, TypeORM's repositories and a readiness check. */
@Global()
@Module({})
export class DatabaseModule {
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
}
