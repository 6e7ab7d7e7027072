import type { InputOf } from '@acordo/contracts/call';
import type { ContentChange } from '@acordo/contracts/http/propostas/content';
import type { updateProposal } from '@acordo/contracts/http/propostas/update';
import { MESSAGES } from '@acordo/contracts/messages';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { KeepLogo } from '../../assets/use-cases/keep-logo.js';
import { append } from '../../history/domain/chain.js';
import { changed } from '../domain/content.js';
import { isRefused, outcomeOf } from '../domain/states.js';
import { toContent } from '../persistence/content-columns.js';
import { chainEnd, lockOwnContent } from '../persistence/lock-own.js';
import { findOwn, type OwnRow } from '../persistence/own-proposal.js';
import { writeContent } from '../persistence/write-content.js';

type Body = InputOf<typeof updateProposal>['body'];

/** The next version of the content (D14, D17). */
@Injectable()
export class UpdateProposal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly keepLogo: KeepLogo,
  ) {}

  /** Throws PROPOSAL_NOT_FOUND, LOCKED (signed), STALE_VERSION, INVALID_FIELDS, BUSY. */
  async run(userId: string, id: string, { versao, ...given }: Body): Promise<OwnRow> {
    const change = await this.withKeptLogo(userId, given);
    return this.work.run(async (tx) => {
      const row = await lockOwnContent(tx, id, userId);
      const outcome = outcomeOf(row.status, 'edit');
      if (isRefused(outcome)) throw new AppError(outcome.refused);
      if (versao !== undefined && versao !== row.versao) throw new AppError('STALE_VERSION');
      const content = changed(toContent(row), change);
      if (!content)
        throw new AppError('INVALID_FIELDS', { fields: { cliente_nome: MESSAGES.clientNameRequired } });
      const next = row.versao + 1;
      const edited = append(id, chainEnd(row), {
        tipo: 'editada',
        em: row.agora,
        detalhes: { versao: next },
      });
      await writeContent(tx, next, content, edited);
      return findOwn(tx, id, userId);
    });
  }

  private async withKeptLogo(userId: string, change: ContentChange): Promise<ContentChange> {
    const { logo_cliente_url: logo } = change;
    if (logo === undefined) return change;
    return { ...change, logo_cliente_url: await this.keepLogo.fromField(userId, 'logo_cliente_url', logo) };
  }
}
