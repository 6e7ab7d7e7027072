import { Database } from '@acordo/service-kit/database/database';
import { sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';

const deleteStatement = statement(
  'idempotency-delete-old',
  sql`DELETE FROM idempotency_keys WHERE criado_em <= agora() - interval '24 hours'`,
);

/** D49: keys are kept 24 hours. Any number of copies may do this at once; expired keys are not used anyway. */
@Injectable()
export class DeleteOldKeys implements Task {
  readonly name = 'deleting old idempotency keys';

  constructor(private readonly database: Database) {}

  async execute(): Promise<boolean> {
    await this.database.query(deleteStatement);
    return false;
  }
}
