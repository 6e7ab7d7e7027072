import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { asking } from './database-down.js';
import type { Queryable, Statement } from './statement.js';

/** One open transaction. */
export interface Tx extends Queryable {
  /** Runs once the transaction is durable, never when it was rolled back. Must not throw; nothing waits for it. */
  afterCommit(work: () => void): void;
}

/**
 * One use case, one transaction: state, event and outbox row are committed together (D18, D30). Throwing rolls back.
 * No service call, hashing or file work inside (habit 15). Statements that don't need each other's answers may be
 * asked together: the connection is a pipeline, and they are run in the order in which they were asked.
 */
@Injectable()
export class UnitOfWork {
  constructor(private readonly dataSource: DataSource) {}

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await asking(this.pool.connect());
    client.on('error', toldByTheStatement);
    const after: (() => void)[] = [];
    let failure: Error | undefined;
    try {
      // Not waited for: it travels with the first statement. Where it fails that statement does too, on the same connection.
      const begun = client.query('BEGIN');
      begun.catch(() => undefined);
      const result = await work({
        afterCommit: (later) => void after.push(later),
        query: async <Row extends object>({ name, text }: Statement, values: readonly unknown[] = []) =>
          (await asking(client.query<Row>({ name, text, values: [...values] }))).rows,
      });
      await asking(begun);
      const { command } = await asking(client.query('COMMIT'));
      if (command !== 'COMMIT') throw new Error('the transaction had failed: nothing was committed');
      for (const later of after) later();
      return result;
    } catch (error) {
      failure = await rollBack(client);
      throw error; // the first error is the story
    } finally {
      client.off('error', toldByTheStatement);
      client.release(failure);
    }
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

/** A connection that breaks in use fails the statement under way; it also is an event, which would end the process unheard. */
const toldByTheStatement = () => undefined;

/** An error where the connection can't be used any longer. */
const rollBack = (client: PoolClient): Promise<Error | undefined> =>
  client.query('ROLLBACK').then(
    () => undefined,
    (error: Error) => error,
  );
