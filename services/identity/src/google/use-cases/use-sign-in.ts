import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { useState } from '../persistence/used-sign-ins.js';

/** A sign-in is accepted once, whatever its result (attack 107). Returns whether this is the first time; throws UNAVAILABLE. */
@Injectable()
export class UseSignIn {
  constructor(private readonly database: Database) {}

  execute(state: string): Promise<boolean> {
    return useState(this.database, state).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { cause });
    });
  }
}
