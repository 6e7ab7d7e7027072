import { daysLeft } from '@acordo/brazil/dates';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { lockOwnContent } from '../../proposals/lock-own.js';
import { isAwaited } from '../../states/domain/states.js';
import { ConfirmedOwner } from '../confirmed-owner.js';
import { REMIND_DAYS } from '../domain/remind-days.js';
import { switchReminder } from '../persistence/reminders.js';

/** Whether the client is reminded by email before the present link ends (P121). A later link begins without. */
@Injectable()
export class SetClientReminder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly owner: ConfirmedOwner,
  ) {}

  /** Throws PROPOSAL_NOT_FOUND; to switch it on also EMAIL_UNCONFIRMED and STATE_CONFLICT: nobody to remind, or too late for it. */
  async execute(caller: Caller, id: string, on: boolean): Promise<void> {
    if (on) await this.owner.demand(caller);
    await this.work.run(async (tx) => {
      const row = await lockOwnContent(tx, id, caller.sub);
      const { link_id, link_expira_em, now } = row;
      const isDue = link_expira_em !== null && daysLeft(link_expira_em, now) > REMIND_DAYS;
      if (on && !(isAwaited(row.status) && isDue && row.cliente_email !== ''))
        throw new AppError('STATE_CONFLICT');
      if (link_id) await switchReminder(tx, link_id, on);
    });
  }
}
