import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { verifyChain } from '../../history/domain/verify-chain.js';
import { Agreement } from '../../records/agreement.js';
import { findRecord } from '../../records/find-record.js';
import { type FrozenDocument, parseFrozen } from '../../content/domain/document.js';
import { linkEndOf } from '../domain/link-end.js';
import type { SignatureEvidence } from '../domain/signature-evidence.js';
import { linkDetails } from '../persistence/link-details.js';
import { eventsUpTo } from '../persistence/events-up-to.js';

export interface SignedDocument {
  proposalId: string;
  decisionId: string;
  document: FrozenDocument;
  evidence: SignatureEvidence;
}

/** What was signed, with its evidence (D18), only from its own rows, and only if they agree with the history (D19). */
@Injectable()
export class ReadSigned {
  constructor(
    private readonly database: Database,
    private readonly agreement: Agreement,
  ) {}

  /** Null where nothing was signed. Throws RECORD_IN_VERIFICATION. */
  async execute(proposalId: string): Promise<SignedDocument | null> {
    const found = await findRecord(this.database, proposalId);
    if (!found) return null;
    const { record, conteudo } = found;
    this.agreement.demand(record);
    const { signature, event } = record;
    if (!signature || !event || !conteudo) return null;
    const eventos = await eventsUpTo(this.database, proposalId, event.seq);
    // The receipt shows this history, so all of it is verified; of details it shows the link's end.
    const details = await linkDetails(this.database, proposalId, eventos);
    const { intact } = verifyChain(eventos, details, { length: event.seq, head: event.hash });
    if (!intact) {
      this.agreement.alarm(proposalId, ['proposal_events']);
      throw new AppError('RECORD_IN_VERIFICATION');
    }
    const document = parseFrozen(conteudo);
    const { codigo, nome, email, em, ip, porta, user_agent, versao } = signature;
    const { hash, consentimento } = document;
    const validade = linkEndOf(signature.link_id, details.values());
    const typed = { codigo, nome, email, em, ip, porta, user_agent };
    const evidence = { ...typed, versao, hash, validade, consentimento, eventos };
    return { proposalId, decisionId: signature.decision_id, document, evidence };
  }
}
