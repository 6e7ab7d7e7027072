import { Injectable } from '@nestjs/common';
import type { Client } from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral, QueryRunner, Repository } from 'typeorm';
import { asking } from './database-down.js';
import type { Given, Queryable, Statement } from './statement.js';

/** One open transaction. */
export interface Tx extends Queryable {
  /** Runs once the transaction is durable, never when it was rolled back. Must not throw; it is not awaited. */
  afterCommit(work: () => void): void;
  /**
   * For plain reading and writing of one table: `insert` (which adds what the database filled in to the object it is given),
   * `update`, `delete` and the finders; not `save` and no `lock`, which need a transaction of TypeORM's own.
   */
  repository<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row>;
}

/**
 * One use case, one transaction: state, event and outbox row are committed together (D18, D30). Throwing rolls back.
 * No service call, hashing or file work inside (habit 15). Statements that don't need each other's results may be
 * sent together: the connection is pipelined, and they run in the order in which they were sent.
 */
@Injectable()
export class UnitOfWork {
  constructor(private readonly dataSource: DataSource) {}

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const client: Client = await asking(runner.connect());
    const after: (() => void)[] = [];
    try {
      // Not awaited: it is sent with the first statement. If it fails that statement fails too, on the same connection.
      const begun = client.query('BEGIN');
      begun.catch(() => undefined);
      const result = await work(transaction(runner, client, after));
      await asking(begun);
      const { command } = await asking(client.query('COMMIT'));
      if (command !== 'COMMIT') throw new Error('the transaction had failed: nothing was committed');
      for (const later of after) later();
      return result;
    } catch (error) {
      await rollBack(client);
      throw error; // the first error is the cause
    } finally {
      await runner.release();
    }
  }
}

const transaction = (runner: QueryRunner, client: Client, after: (() => void)[]): Tx => ({
  afterCommit: (later) => void after.push(later),
  query: async <Values extends object, Row extends object>(
    question: Statement<Values, Row>,
    ...given: Given<Values>
  ) => (await asking(client.query<Row>(question.bind(...given)))).rows,
  repository: (entity) => runner.manager.getRepository(entity),
});

/** A connection that cannot roll back is ended, so that the pool does not reuse it. */
const rollBack = (client: Client): Promise<unknown> => client.query('ROLLBACK').catch(() => client.end());
