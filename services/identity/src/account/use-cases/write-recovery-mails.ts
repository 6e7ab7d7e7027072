import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable, Logger } from '@nestjs/common';
import { MailLimits } from '../../account-mails/mail-limits.js';
import { AccountTokens } from '../../account-tokens/account-tokens.js';
import { recordActivity } from '../../activity/record-activity.js';
import { lockAccountOf } from '../../users/find-account.js';
import { takeRequest, unprovenAddress, waitingRequests } from '../persistence/recovery-requests.js';

const BATCH = 500;

/**
 * Makes link and email of each request for a new password, or nothing if the address has no account. Usually right after the
 * response; scheduled work handles what a killed process has left (D30). Any number of copies may do it at once.
 */
@Injectable()
export class WriteRecoveryMails implements Task {
  readonly name = 'writing recovery mails';
  private readonly logger = new Logger('WriteRecoveryMails');

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly tokens: AccountTokens,
    private readonly outbox: Outbox,
    private readonly limits: MailLimits,
  ) {}

  async execute(): Promise<boolean> {
    const waiting = await waitingRequests(this.database, BATCH);
    let done = 0;
    for (const { id } of waiting) if (await this.write(id)) done += 1;
    return waiting.length === BATCH && done > 0;
  }

  /** Never throws. False: it stays for the next run, and does not delay others. */
  async write(id: string): Promise<boolean> {
    try {
      await this.withinLimits(id);
      return true;
    } catch (error) {
      this.logger.warn(`a recovery mail waits for the next round: ${(error as Error).message}`);
      return false;
    }
  }

  /**
   * An unconfirmed mailbox has a limit per hour and day (D48). Counted before the link is made: the last link that was sent
   * stays valid.
   */
  private async withinLimits(id: string): Promise<void> {
    const address = await unprovenAddress(this.database, id);
    const room = address === null ? null : await this.limits.unprovenRecovery(address);
    let written = false;
    try {
      written = await this.writeOne(id, room?.ok ?? true);
    } finally {
      if (room?.ok && !written) await room.giveBack();
    }
  }

  /** Also for an account without a password: whoever reads the email has the mailbox (attack 111). Returns whether there is an email. */
  private writeOne(id: string, hasRoom: boolean): Promise<boolean> {
    return this.work.run(async (tx) => {
      const request = await takeRequest(tx, id);
      if (!request) return false;
      const { email_normalizado: emailNormalizado, ip, porta, aparelho } = request;
      const account = await lockAccountOf(tx, emailNormalizado);
      if (!account) return false;
      const from = { metodo: null, ip, porta, aparelho };
      if (!hasRoom) {
        await recordActivity(
          tx,
          { tipo: 'usuario', id: account.id },
          { tipo: 'limite-recuperacao', ...from },
        );
        return false;
      }
      const token = await this.tokens.issue(tx, account.id, emailNormalizado, 'nova-senha');
      const model = { to_user: account.id, token_id: token.id, vale_ate: token.valeAte, ip };
      await this.outbox.add(tx, { kind: 'password-recovery', model });
      await recordActivity(tx, { tipo: 'usuario', id: account.id }, { tipo: 'recuperacao-pedida', ...from });
      return true;
    });
  }
}
