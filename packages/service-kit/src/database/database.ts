import { Injectable } from '@nestjs/common';
import type { Client } from 'pg';
import { DataSource, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
import { asking, isFatal } from './database-down.js';
import type { Given, Queryable, Statement } from './statement.js';

/** Statements outside a transaction, each on a connection of TypeORM's pool. A connection that ends is UNAVAILABLE. */
@Injectable()
export class Database implements Queryable {
  constructor(readonly dataSource: DataSource) {}

  async query<Values extends object, Row extends object>(
    question: Statement<Values, Row>,
    ...given: Given<Values>
  ): Promise<Row[]> {
    const runner = this.dataSource.createQueryRunner();
    const client: Client = await asking(runner.connect());
    try {
      const { rows } = await asking(client.query<Row>(question.bind(...given)));
      return rows;
    } catch (error) {
      if (isFatal(error)) void client.end(); // it is closing: the next statement must not get it from the pool
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** For plain reading and writing of one table. */
  repository<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row> {
    return this.dataSource.getRepository(entity);
  }
}
