import type { InputOf } from '@acordo/contracts/call';
import type { Content, ContentChange } from '@acordo/contracts/http/propostas/content';
import type { updateProposal } from '@acordo/contracts/http/propostas/update';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { MESSAGES } from '@acordo/contracts/messages';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { KeepLogo } from '../../assets/use-cases/keep-logo.js';
import { doubtImage } from '../../assets/doubted-images.js';
import { continueChain } from '../../history/domain/tail.js';
import { readTail } from '../../history/read-tail.js';
import { CheckStorage } from '../../quota/use-cases/check-storage.js';
import { canonicalBytes } from '@acordo/document/canonical';
import { changed } from '../../content/domain/content.js';
import { isRefused, outcomeOf } from '../../states/domain/states.js';
import { type ContentRow, toContent } from '../../content/content-columns.js';
import { chainEnd, type LockedRow, lockOwnContent } from '../lock-own.js';
import type { OwnRow } from '../own-row.js';
import { findOwn } from '../persistence/own-proposal.js';
import { writeContent } from '../persistence/write-content.js';

type Body = InputOf<typeof updateProposal>['body'];

/**
 * The next version of the content (D14, D17). It replaces a version that nobody but its owner saw; versions that
 * somebody may have, and the first, are kept (docs/decisions/0029).
 */
@Injectable()
export class UpdateProposal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly keepLogo: KeepLogo,
    private readonly takeRoom: CheckStorage,
  ) {}

  /** Throws PROPOSAL_NOT_FOUND, LOCKED (signed), STALE_VERSION, STORAGE_FULL, INVALID_FIELDS, BUSY. */
  async execute(caller: Caller, id: string, { versao, ...given }: Body): Promise<OwnRow> {
    const userId = caller.sub;
    const change = await this.withKeptLogo(caller, given);
    return this.work.run(async (tx) => {
      const row = await lockOwnContent(tx, id, userId);
      const outcome = outcomeOf(row.status, 'edit');
      if (isRefused(outcome)) throw new AppError(outcome.refused);
      if (versao !== undefined && versao !== row.versao) throw new AppError('STALE_VERSION');
      const content = changed(toContent(row), change);
      if (!content)
        throw new AppError('INVALID_FIELDS', { fields: { cliente_nome: MESSAGES.clientNameRequired } });
      const replaced = await this.write(tx, row, content);
      if (!replaced || bytesOf(content) > bytesOf(toContent(row))) await this.takeRoom.execute(tx, caller);
      return findOwn(tx, id, userId);
    });
  }

  /** Whether the previous version was replaced. */
  private async write(tx: Tx, row: LockedRow & ContentRow, content: Content): Promise<boolean> {
    const { events, vista } = await readTail(tx, row.id, row.versao);
    const versao = row.versao + 1;
    const replaces = !vista && row.versao > 1;
    const edited = { tipo: 'editada', em: row.now, detalhes: { versao } } as const;
    const chain = continueChain(row.id, chainEnd(row), replaces ? events : [], edited);
    await writeContent(tx, { versao, content, chain, replaces });
    const { logo_cliente_url: logo } = row;
    if (replaces && logo !== content.logo_cliente_url) await doubtImage(tx, logo);
    return replaces;
  }

  private async withKeptLogo(caller: Caller, change: ContentChange): Promise<ContentChange> {
    const { logo_cliente_url: logo } = change;
    if (logo === undefined) return change;
    return { ...change, logo_cliente_url: await this.keepLogo.fromField(caller, 'logo_cliente_url', logo) };
  }
}

const bytesOf = (content: Content): number => canonicalBytes(content).length;
