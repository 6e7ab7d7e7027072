import { Database } from '@acordo/service-kit/database/database';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { SIGN_IN_SECONDS } from '../domain/sign-in-cookie.js';
import { removeOldStates } from '../persistence/used-sign-ins.js';

const BATCH = 5_000;

/** A used sign-in is stored for twice the validity of its cookie, since clocks differ. */
@Injectable()
export class CleanSignIns implements Task {
  readonly name = 'clean-sign-ins';

  constructor(private readonly database: Database) {}

  async execute(): Promise<boolean> {
    return (await removeOldStates(this.database, 2 * SIGN_IN_SECONDS)) === BATCH;
  }
}
