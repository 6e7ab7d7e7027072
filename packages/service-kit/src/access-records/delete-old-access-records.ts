import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Task } from '../schedule/task.js';
import { purgeRecords } from './access-statements.js';

const BATCH = 5_000;

/** D35: access records are deleted after six months. */
@Injectable()
export class DeleteOldAccessRecords implements Task {
  readonly name = 'deleting old access records';

  constructor(private readonly database: Database) {}

  async execute(): Promise<boolean> {
    return (await this.database.query(purgeRecords, { most: BATCH })).length === BATCH;
  }
}
