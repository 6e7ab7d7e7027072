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
 * Writes down that links have ended and tells their owners, once (D14, D29). Everybody reads such a proposal as `expirado`
 * already; what was signed or rejected before stays what it is, and its link is only dealt with.
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
