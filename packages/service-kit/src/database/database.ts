import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { asking } from './database-down.js';
import type { Queryable, Statement } from './statement.js';

/** Questions outside a transaction, on the pool that TypeORM keeps. A connection that ends is UNAVAILABLE. */
@Injectable()
export class Database implements Queryable {
  constructor(readonly dataSource: DataSource) {}

  async query<Row extends object>(
    { name, text }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const { rows } = await asking(this.pool.query<Row>({ name, text, values: [...values] }));
    return rows;
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
