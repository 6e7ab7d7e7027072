import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { Queryable, Statement } from './statement.js';

/** One open transaction: named questions and TypeORM's manager on the same connection. */
export interface Tx extends Queryable {
  readonly manager: EntityManager;
  /** Runs once the transaction is durable, never when it was rolled back. Must not throw; nothing waits for it. */
  afterCommit(work: () => void): void;
}

/**
 * One use case, one transaction: state, event and outbox row are committed together (D18, D30). Throwing rolls back.
 * No service call, hashing or file work inside (house rule 15).
 */
@Injectable()
export class UnitOfWork {
  constructor(private readonly dataSource: DataSource) {}

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const after: (() => void)[] = [];
    try {
      const client = (await runner.connect()) as PoolClient;
      await runner.startTransaction();
      const result = await work({
        manager: runner.manager,
        afterCommit: (later) => void after.push(later),
        query: async <Row extends object>({ name, text }: Statement, values: readonly unknown[] = []) =>
          (await client.query<Row>({ name, text, values: [...values] })).rows,
      });
      await runner.commitTransaction();
      for (const later of after) later();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined); // the first error is the story
      throw error;
    } finally {
      await runner.release();
    }
  }
}
