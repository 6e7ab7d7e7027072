import { sql } from '@acordo/service-kit/database/sql';
import { exactlyOne, statement } from '@acordo/service-kit/database/statement';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { removeEndedAdminSessions, removeEndedChallenges } from '../admins/remove-ended-sign-ins.js';
import { removeEndedSessions } from '../sessions/remove-ended-sessions.js';

const tryLock = statement(
  'session-cleanup-lock',
  sql`SELECT pg_try_advisory_xact_lock(hashtextextended('acordo:identity:session-cleanup', 0)) AS mine`,
).returning<{ mine: boolean }>();

/** Deletes the rows of ended sessions (D8), in one of the running copies at a time. */
@Injectable()
export class CleanSessions implements Task {
  readonly name = 'clean-sessions';

  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute(): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      const { mine } = await exactlyOne(tx, tryLock);
      if (mine) {
        await removeEndedSessions(tx);
        await removeEndedAdminSessions(tx);
        await removeEndedChallenges(tx);
      }
      return false;
    });
  }
}
