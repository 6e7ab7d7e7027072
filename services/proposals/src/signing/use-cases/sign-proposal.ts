import type { z } from 'zod';
import { type SignatureBody, signProposal } from '@acordo/contracts/http/public/decide';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { EDITION } from '../../documents/domain/edition.js';
import { append } from '../../history/domain/chain.js';
import { type Evidence, evidenceOf } from '../domain/evidence.js';
import { signedDetails } from '../../records/domain/said.js';
import { newVerificationCode } from '../domain/verification-code.js';
import { signedCopies, signedMessage } from '../messages.js';
import { writeSignature } from '../persistence/write-decision.js';
import { type DecisionRequest, Decide, type TakenDecision } from './decide.js';

type Body = z.output<typeof SignatureBody>;

/** The client signs (D18). Emails are sent afterwards, from the outbox: their failure never undoes a signature. */
@Injectable()
export class SignProposal {
  constructor(
    private readonly decide: Decide,
    private readonly outbox: Outbox,
  ) {}

  /** Throws what `Decide.execute` does. */
  execute(decision: DecisionRequest<Body>): Promise<void> {
    const evidence = evidenceOf(decision.caller);
    return this.decide.execute(decision, {
      call: signProposal,
      action: 'sign',
      write: (tx, taken) => this.write(tx, taken, decision.body, evidence),
    });
  }

  private async write(
    tx: Tx,
    taken: TakenDecision,
    { nome, email }: Body,
    evidence: Evidence,
  ): Promise<void> {
    const { id, row, document, em, before, attempt } = taken;
    const codigo = newVerificationCode();
    const signed = {
      nome,
      email,
      ...evidence,
      versao: row.versao,
      consentimento_versao: document.consentimento.versao,
      codigo,
    };
    const detalhes = signedDetails({ ...signed, link_id: row.link_id, conteudo_hash: document.hash });
    const event = append(row.id, before, { tipo: 'assinada', em, detalhes });
    const told = { ...signed, assinado_em: em };
    const messages = [signedMessage(taken, told), ...signedCopies(taken, told)].map((one) =>
      this.outbox.row(one),
    );
    await writeSignature(
      tx,
      { id, linkId: row.link_id, event, messages, attempt },
      {
        ...signed,
        sal: event.sal,
        edicao: EDITION,
        conteudo: document.bytes,
        conteudo_hash: document.hash,
      },
    );
    tx.afterCommit(() => this.outbox.nudge());
  }
}
