import { randomUUID } from 'node:crypto';
import { dayOf } from '@acordo/brazil/dates';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { ContentRow } from '../../content/content-columns.js';
import type { IssueRow } from '../../content/issue-columns.js';
import { parseFrozen } from '../../content/domain/document.js';
import { findRecord } from '../../records/find-record.js';
import { append } from '../../history/domain/chain.js';
import { isSigned } from '../../states/domain/decisions.js';
import { isRefused, outcomeOf, type Transition } from '../../states/domain/states.js';
import { chainEnd, lockOwnContent, type LockedRow } from '../../proposals/lock-own.js';
import { Agreement } from '../../records/agreement.js';
import { linkEnd } from '../domain/link-end.js';
import { newToken, tokenHash } from '../../links/domain/token.js';
import { LinkCipher } from '../../links/link-cipher.js';
import { replacedMessages } from '../messages.js';
import { CheckStorage } from '../../quota/use-cases/check-storage.js';
import { type LinkRow, linksOf, openLink } from '../persistence/links.js';

export interface ActiveLink {
  token: string;
  expiresAt: Date;
}

/** Makes the public link, or returns the valid one; replaces a signed proposal's on request (D14, D15). */
@Injectable()
export class GenerateLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly cipher: LinkCipher,
    private readonly outbox: Outbox,
    private readonly agreement: Agreement,
    private readonly takeRoom: CheckStorage,
  ) {}

  /**
   * Throws PROPOSAL_NOT_FOUND, STORAGE_FULL, LINK_NOT_COPIABLE; with `replace` also RECORD_IN_VERIFICATION and STATE_CONFLICT
   * (a sent proposal's link is revoked instead).
   */
  execute(caller: Caller, id: string, { replace = false } = {}): Promise<ActiveLink> {
    return this.work.run(async (tx) => {
      const row = await lockOwnContent(tx, id, caller.sub);
      const links = await linksOf(tx, id);
      const outcome = outcomeOf(row.status, replace ? 'replace-link' : 'generate-link');
      if (isRefused(outcome)) throw new AppError(outcome.refused);
      if (outcome.link === 'new') {
        await this.takeRoom.forLink(tx, caller);
        return this.open(tx, row, links, outcome);
      }
      const living = this.read(links);
      if (!living) throw new AppError('LINK_NOT_COPIABLE');
      return living;
    });
  }

  private async open(
    tx: Tx,
    row: LockedRow & Pick<ContentRow, 'validade_dias'> & IssueRow,
    links: readonly LinkRow[],
    { to }: Transition,
  ): Promise<ActiveLink> {
    const linkId = randomUUID();
    const token = newToken();
    const expiresAt = linkEnd({
      createdAt: row.criado_em,
      now: row.now,
      hadLink: links.length > 0,
      validDays: row.validade_dias,
    });
    const replaced = links.find((link) => link.encerrado_em === null);
    const event = append(row.id, chainEnd(row), {
      tipo: replaced ? 'link_substituido' : 'link_gerado',
      em: row.now,
      detalhes: { link_id: linkId, expira_em: expiresAt.toISOString(), substituido: replaced?.id ?? null },
    });
    const sealed = this.cipher.seal(token, linkId);
    const link = { id: linkId, token_hash: tokenHash(token), ...sealed, expira_em: expiresAt };
    const messages = isSigned(to) ? await this.news(tx, row, linkId) : [];
    const issued = isSigned(to) || row.numero !== null ? null : dayOf(row.now);
    await openLink(tx, { userId: row.user_id, link, event, to, issued }, messages);
    if (messages.length > 0) tx.afterCommit(() => this.outbox.nudge());
    return { token, expiresAt };
  }

  private async news(tx: Tx, { id, user_id, now }: LockedRow, linkId: string) {
    const found = await findRecord(tx, id);
    if (!found) throw new Error('a locked proposal is gone');
    this.agreement.demand(found.record);
    const { signature } = found.record;
    if (!signature || !found.conteudo) throw new Error('a signed proposal has no record');
    const { nome, email } = signature;
    const { documento } = parseFrozen(found.conteudo);
    const about = { proposalId: id, ownerId: user_id, linkId, documento };
    return replacedMessages({ ...about, signer: { nome, email }, at: now }).map((one) =>
      this.outbox.row(one),
    );
  }

  private read(links: readonly LinkRow[]): ActiveLink | null {
    const link = links.find(({ encerrado_em }) => encerrado_em === null);
    if (!link?.token_cifrado) return null;
    const { id, token_cifrado, chave_id, expira_em } = link;
    const token = this.cipher.open({ token_cifrado, chave_id }, id);
    return token === null ? null : { token, expiresAt: expira_em };
  }
}
