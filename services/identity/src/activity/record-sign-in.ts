import type { Caller } from '@acordo/service-kit/caller/caller';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { noticeOf } from './domain/new-device.js';
import { happened } from './activity-event.js';
import { signInFacts } from './persistence/sign-ins.js';
import { recordActivity } from './record-activity.js';

interface SignIn {
  userId: string;
  metodo: 'senha' | 'google';
  /** The browser has a device cookie of this account, or the owner is notified of this sign-in by another email. */
  known: boolean;
}

/** Records a user's sign-in, with the email to its owner if the browser is new (D29), in the transaction of the session. */
@Injectable()
export class RecordSignIn {
  constructor(private readonly outbox: Outbox) {}

  async execute(tx: Tx, { userId, metodo, known }: SignIn, caller: Pick<Caller, 'ip' | 'port' | 'ua'>) {
    const facts = await signInFacts(tx, userId);
    const entrada = happened('entrada', caller, metodo);
    const notice = facts ? noticeOf({ known, first: facts.first, told: facts.told }) : 'none';
    if (facts && notice !== 'none')
      await this.outbox.add(tx, {
        kind: 'new-device',
        model: {
          to_user: userId,
          entrou_em: facts.now,
          metodo,
          ip: entrada.ip,
          aparelho: entrada.aparelho,
          ultimo_do_dia: notice === 'last-mail',
        },
      });
    const avisos = notice === 'none' ? 0 : 1;
    await recordActivity(tx, { tipo: 'usuario', id: userId }, entrada, { avisos });
  }
}
