import { randomUUID } from 'node:crypto';
import { duplicateProposal } from '@acordo/contracts/http/propostas/duplicate';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable } from '@nestjs/common';
import { holdOpen } from '../../accounts/open-account.js';
import { append } from '../../history/domain/chain.js';
import { NO_EVENTS } from '../../history/domain/event.js';
import { attemptOf } from '../../idempotency/attempt.js';
import { beginAttempt } from '../../idempotency/idempotency.js';
import { CountCreation } from '../../quota/use-cases/count-creation.js';
import { CheckStorage } from '../../quota/use-cases/check-storage.js';
import { ownContent } from '../persistence/own-content.js';
import { insertProposal } from '../persistence/write-content.js';
import type { NewProposal } from '../proposal.presenter.js';
import { again } from './create-proposal.js';

/** A new draft with the content of an own proposal in any state; counted as a creation is (D7, D13, D49). */
@Injectable()
export class DuplicateProposal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly takePlace: CountCreation,
    private readonly takeRoom: CheckStorage,
  ) {}

  /** Throws PROPOSAL_NOT_FOUND, LIMIT_REACHED, STORAGE_FULL, and D49's for a repeated key. */
  execute(caller: Caller, originalId: string, key: string | null): Promise<NewProposal> {
    // With another proposal the same key is another attempt: the path is part of a key's scope (D49).
    const path = duplicateProposal.path.replace(':id', originalId);
    const attempt = attemptOf(`user:${caller.sub}`, { method: duplicateProposal.method, path }, key, {});
    return this.work.run(async (tx) => {
      const [, { kept, now: createdAt }] = await Promise.all([
        holdOpen(tx, caller.sub),
        beginAttempt(tx, attempt),
      ]);
      if (kept?.proposal_id) return again(tx, kept.proposal_id, caller.sub);
      const content = await ownContent(tx, originalId, caller.sub);
      const id = randomUUID();
      const detalhes = { versao: 1, copia_de: originalId };
      const event = append(id, NO_EVENTS, { tipo: 'criada', em: createdAt, detalhes });
      const [used] = await Promise.all([
        insertProposal(tx, { userId: caller.sub, content, event, attempt }),
        this.takePlace.execute(tx, caller, createdAt), // last before the commit, as in a creation
      ]);
      this.takeRoom.demand(caller, used);
      return { id, userId: caller.sub, content, createdAt };
    });
  }
}
