import type { z } from 'zod';
import { type RejectionBody, rejectProposal } from '@acordo/contracts/http/public/decide';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { append } from '../../history/domain/chain.js';
import { type Evidence, evidenceOf } from '../domain/evidence.js';
import { rejectedMessage } from '../messages.js';
import { writeRejection } from '../persistence/write-decision.js';
import { type DecisionRequest, Decide, type TakenDecision } from './decide.js';

type Body = z.output<typeof RejectionBody>;

/** The client rejects, with or without a reason. The reason is only in the event's details, which can be erased. */
@Injectable()
export class RejectProposal {
  constructor(
    private readonly decide: Decide,
    private readonly outbox: Outbox,
  ) {}

  /** Throws what `Decide.execute` does. */
  execute(decision: DecisionRequest<Body>): Promise<void> {
    const evidence = evidenceOf(decision.caller);
    return this.decide.execute(decision, {
      call: rejectProposal,
      action: 'reject',
      write: (tx, taken) => this.write(tx, taken, decision.body, evidence),
    });
  }

  private async write(tx: Tx, taken: TakenDecision, { motivo }: Body, evidence: Evidence): Promise<void> {
    const { id, row, document, em, before, attempt } = taken;
    const detalhes = {
      motivo,
      ...evidence,
      versao: row.versao,
      link_id: row.link_id,
      conteudo_hash: document.hash.toString('hex'),
    };
    const event = append(row.id, before, { tipo: 'recusada', em, detalhes });
    const messages = [this.outbox.row(rejectedMessage(taken, { motivo, recusado_em: em }))];
    await writeRejection(tx, { id, linkId: row.link_id, event, messages, attempt });
    tx.afterCommit(() => this.outbox.nudge());
  }
}
