import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { REMIND_DAYS } from '../../followups/domain/remind-days.js';
import { append } from '../../history/domain/chain.js';
import { isClientReminded } from '../domain/reminder.js';
import { clientMessage } from '../messages.js';
import { clientsLinks, type DueLink, takeDeadlinesTurn } from '../persistence/due-links.js';
import { writeClientReminders } from '../persistence/write-deadlines.js';

const BATCH = 100;

/** Reminds clients 3 days before a link ends, once a link, where its owner wanted that (P121). */
@Injectable()
export class RemindClients implements Task {
  readonly name = 'reminding clients';

  constructor(
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  execute(): Promise<boolean> {
    return this.work.run(async (tx) => {
      if (!(await takeDeadlinesTurn(tx))) return false;
      const links = await clientsLinks(tx, BATCH, REMIND_DAYS);
      if (links.length === 0) return false;
      const reminded = links.filter(isClientReminded);
      const messages = reminded.map((link) => this.outbox.row(clientMessage(link)));
      const ids = links.map(({ link_id }) => link_id);
      await writeClientReminders(tx, ids, reminded.map(eventOf), messages);
      tx.afterCommit(() => this.outbox.nudge());
      return links.length === BATCH;
    });
  }
}

const eventOf = ({ id, chain_len, chain_head, cliente_email: email, now }: DueLink) =>
  append(
    id,
    { length: chain_len, head: chain_head },
    { tipo: 'lembrete_enviado', em: now, detalhes: { canal: 'automatico', email } },
  );
