import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { append } from '../../history/domain/chain.js';
import { isRefused, outcomeOf } from '../../states/domain/states.js';
import { chainEnd, lockOwn } from '../../proposals/lock-own.js';
import { closeLink } from '../persistence/links.js';

/** Ends the public link (D14). Without a valid one nothing happens, so a double click is harmless. */
@Injectable()
export class RevokeLink {
  constructor(private readonly work: UnitOfWork) {}

  /** Throws PROPOSAL_NOT_FOUND, STATE_CONFLICT (signed). */
  execute(userId: string, id: string): Promise<void> {
    return this.work.run(async (tx) => {
      const row = await lockOwn(tx, id, userId);
      const outcome = outcomeOf(row.status, 'revoke-link');
      if (isRefused(outcome)) throw new AppError(outcome.refused);
      if (!row.link_id) return;
      const detalhes = { link_id: row.link_id };
      const event = append(id, chainEnd(row), { tipo: 'link_revogado', em: row.now, detalhes });
      await closeLink(tx, outcome.to, event);
    });
  }
}
