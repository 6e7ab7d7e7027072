import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { Task } from '@acordo/service-kit/schedule/task';
import { REMIND_DAYS } from '../../followups/domain/remind-days.js';
import { isReminded } from '../domain/reminder.js';
import { endingMessage } from '../messages.js';
import { endingLinks, takeDeadlinesTurn } from '../persistence/due-links.js';
import { writeReminders } from '../persistence/write-deadlines.js';

const BATCH = 100;

/** Reminds owners 3 days before a link ends, once per link; never of one that has ended meanwhile (D29). */
@Injectable()
export class RemindOwners implements Task {
  readonly name = 'reminding owners';

  constructor(
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  execute(): Promise<boolean> {
    return this.work.run(async (tx) => {
      if (!(await takeDeadlinesTurn(tx))) return false;
      const links = await endingLinks(tx, BATCH, REMIND_DAYS);
      if (links.length === 0) return false;
      const messages = links.filter(isReminded).map((link) => this.outbox.row(endingMessage(link)));
      const ids = links.map(({ link_id }) => link_id);
      await writeReminders(tx, ids, messages);
      tx.afterCommit(() => this.outbox.nudge());
      return links.length === BATCH;
    });
  }
}
