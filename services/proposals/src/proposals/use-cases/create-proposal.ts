import { randomUUID } from 'node:crypto';
import type { NewContent } from '@acordo/contracts/http/propostas/content';
import { createProposal } from '@acordo/contracts/http/propostas/create';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { holdOpen } from '../../accounts/open-account.js';
import { append } from '../../history/domain/chain.js';
import { NO_EVENTS } from '../../history/domain/event.js';
import { KeepLogo } from '../../assets/use-cases/keep-logo.js';
import { attemptOf } from '../../idempotency/attempt.js';
import { beginAttempt } from '../../idempotency/idempotency.js';
import { CountCreation } from '../../quota/use-cases/count-creation.js';
import { CheckStorage } from '../../quota/use-cases/check-storage.js';
import { withoutNulls, withTitle } from '../../content/domain/content.js';
import { firstVersion } from '../persistence/first-version.js';
import { insertProposal } from '../persistence/write-content.js';
import type { NewProposal } from '../proposal.presenter.js';

/** A new draft, with its first version and event, counted in this month (D13, D14, D49). */
@Injectable()
export class CreateProposal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly takePlace: CountCreation,
    private readonly takeRoom: CheckStorage,
    private readonly keepLogo: KeepLogo,
  ) {}

  /** Throws LIMIT_REACHED, STORAGE_FULL, INVALID_FIELDS (the logo), BUSY, and D49's for a repeated key. */
  async execute(caller: Caller, body: NewContent, key: string | null): Promise<NewProposal> {
    const attempt = attemptOf(`user:${caller.sub}`, createProposal, key, body);
    const logo = await this.keepLogo.fromField(caller, 'logo_cliente_url', body.logo_cliente_url);
    const content = withTitle(withoutNulls({ ...body, logo_cliente_url: logo }));
    return this.work.run(async (tx) => {
      const [, { kept, now: createdAt }] = await Promise.all([
        holdOpen(tx, caller.sub),
        beginAttempt(tx, attempt),
      ]);
      if (kept?.proposal_id) return again(tx, kept.proposal_id, caller.sub);
      const id = randomUUID();
      const event = append(id, NO_EVENTS, { tipo: 'criada', em: createdAt, detalhes: { versao: 1 } });
      // The counter comes last before the commit, since parallel creates of one user wait for its row. Both are
      // sent together: a full month rolls back the row.
      const [used] = await Promise.all([
        insertProposal(tx, { userId: caller.sub, content, event, attempt }),
        this.takePlace.execute(tx, caller, createdAt),
      ]);
      this.takeRoom.demand(caller, used);
      return { id, userId: caller.sub, content, createdAt };
    });
  }
}

/** The first response again, if its caller may still see it (D49). */
export async function again(tx: Tx, id: string, userId: string): Promise<NewProposal> {
  const first = await firstVersion(tx, id, userId);
  if (!first) throw new AppError('PROPOSAL_NOT_FOUND');
  return { id, userId, ...first };
}
