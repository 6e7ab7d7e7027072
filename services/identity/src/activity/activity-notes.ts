import { Database } from '@acordo/service-kit/database/database';
import { counter } from '@acordo/service-kit/health/metrics';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { ActivityEvent } from './activity-event.js';
import { accountIds } from './persistence/account-names.js';
import type { AccountRef } from './persistence/activity.js';
import { recordActivity } from './record-activity.js';
import { type Note, type NamedAccount, WaitingNotes } from './waiting-notes.js';

const FLUSH_MS = 1_000;

const refused = counter(
  'acordo_refused_attempts_total',
  'Refused sign-ins, codes and recovery requests, of accounts that there are and of others.',
);
const unknown = counter(
  'acordo_refused_attempts_without_account_total',
  'Those of them whose e-mail has no account: they are counted here and kept nowhere.',
);
const lost = counter(
  'acordo_account_activity_lost_total',
  'Refused attempts that were not kept: too many at once, or the database was away (D35).',
);

/**
 * Records refusals in the background: a response does not wait for it and does the same for every email, so that
 * neither its text nor its time reveals whether there is an account (D9). Up to a second later the accounts are looked up;
 * entries without one are dropped.
 */
@Injectable()
export class ActivityNotes implements BeforeApplicationShutdown {
  private readonly logger = new Logger('ActivityNotes');
  private readonly waiting = new WaitingNotes();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly database: Database) {}

  note(said: NamedAccount, happening: ActivityEvent): void {
    refused.inc();
    if (!this.waiting.add(said, happening)) return lost.inc();
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes all waiting entries. Never throws. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = this.running.then(() => this.write(this.waiting.take()));
    return this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  private async write(notes: Note[]): Promise<void> {
    let kept = 0;
    try {
      const [users, admins] = [
        await accountIds(this.database, 'usuario', emailsOf(notes, 'usuario')),
        await accountIds(this.database, 'administrador', emailsOf(notes, 'administrador')),
      ];
      for (const { said, happening, vezes, at } of notes) {
        const { tipo } = said;
        const id = 'id' in said ? said.id : (tipo === 'usuario' ? users : admins).get(said.email);
        const ago = Math.max(0, Math.round(performance.now() - at));
        if (id) await recordActivity(this.database, { tipo, id }, happening, { vezes, ago });
        else unknown.inc(vezes);
        kept += 1;
      }
    } catch (error) {
      lost.inc(notes.slice(kept).reduce((sum, { vezes }) => sum + vezes, 0));
      this.logger.warn(`refused attempts are not on record: ${(error as Error).message}`);
    }
  }
}

const emailsOf = (notes: readonly Note[], kind: AccountRef['tipo']): string[] => [
  ...new Set(notes.flatMap(({ said }) => (said.tipo === kind && 'email' in said ? [said.email] : []))),
];
