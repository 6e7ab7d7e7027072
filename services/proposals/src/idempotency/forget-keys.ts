import { Database } from '@acordo/service-kit/database/database';
import { sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';

const forgetStatement = statement(
  'idempotency-forget',
  sql`DELETE FROM idempotency_keys WHERE criado_em <= agora() - interval '24 hours'`,
);

/** D49: keys are kept 24 hours. Any number of copies may do this at once; expired keys are not used anyway. */
@Injectable()
export class ForgetKeys implements Task {
  readonly name = 'forgetting idempotency keys';

  constructor(private readonly database: Database) {}

  async execute(): Promise<boolean> {
    await this.database.query(forgetStatement);
    return false;
  }
}
