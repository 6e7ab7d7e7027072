import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { append } from '../../history/domain/chain.js';
import type { Task } from '@acordo/service-kit/schedule/task';
import { endedMessage } from '../messages.js';
import { type DueLink, endedLinks, takeDeadlinesTurn } from '../persistence/due-links.js';
import { writeEnds } from '../persistence/write-deadlines.js';

/** Rows that one transaction locks: a few milliseconds. */
const BATCH = 100;

/**
 * Stores that links have ended and notifies their owners, once (D14, D29). Such a proposal is read as `expirado`
 * already; a signed or rejected one stays as it is, and only its link is marked as handled.
 */
@Injectable()
export class EndLinks implements Task {
  readonly name = 'ending links';

  constructor(
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  execute(): Promise<boolean> {
    return this.work.run(async (tx) => {
      if (!(await takeDeadlinesTurn(tx))) return false;
      const links = await endedLinks(tx, BATCH);
      if (links.length === 0) return false;
      const ended = links.filter(({ unwritten }) => unwritten);
      const messages = ended.map((link) => this.outbox.row(endedMessage(link)));
      const ids = links.map(({ link_id }) => link_id);
      await writeEnds(tx, ids, ended.map(eventOf), messages);
      tx.afterCommit(() => this.outbox.nudge());
      return links.length === BATCH;
    });
  }
}

const eventOf = ({ id, link_id, chain_len, chain_head, expira_em, now }: DueLink) =>
  append(
    id,
    { length: chain_len, head: chain_head },
    { tipo: 'link_expirado', em: now, detalhes: { link_id, expirou_em: expira_em.toISOString() } },
  );
