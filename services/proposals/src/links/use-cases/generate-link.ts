import { randomUUID } from 'node:crypto';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { append } from '../../history/domain/chain.js';
import { isRefused, outcomeOf } from '../../proposals/domain/states.js';
import { chainEnd, lockOwn, type LockedRow } from '../../proposals/persistence/lock-own.js';
import { linkEnd } from '../domain/link-end.js';
import { newToken, tokenHash } from '../domain/token.js';
import { LinkCipher } from '../link-cipher.js';
import { type LinkRow, linksOf, openLink } from '../persistence/links.js';

export interface LivingLink {
  token: string;
  expiresAt: Date;
}

/** Makes the public link, or answers the one that lives (D14, D15). */
@Injectable()
export class GenerateLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly cipher: LinkCipher,
  ) {}

  /** Throws PROPOSAL_NOT_FOUND. */
  run(userId: string, id: string): Promise<LivingLink> {
    return this.work.run(async (tx) => {
      const row = await lockOwn(tx, id, userId);
      const links = await linksOf(tx, id);
      const outcome = outcomeOf(row.status, 'generate-link');
      if (isRefused(outcome)) throw new AppError(outcome.refused);
      if (outcome.link === 'new') return this.open(tx, row, links);
      const living = this.read(links);
      if (!living) throw new AppError('STATE_CONFLICT'); // sealed with a key that is gone: it works, but can't be copied
      return living;
    });
  }

  private async open(tx: Tx, row: LockedRow, links: readonly LinkRow[]): Promise<LivingLink> {
    const linkId = randomUUID();
    const token = newToken();
    const expiresAt = linkEnd({ createdAt: row.criado_em, now: row.agora, hadLink: links.length > 0 });
    const replaced = links.find((link) => link.encerrado_em === null);
    const event = append(row.id, chainEnd(row), {
      tipo: replaced ? 'link_substituido' : 'link_gerado',
      em: row.agora,
      detalhes: { link_id: linkId, expira_em: expiresAt.toISOString(), substituido: replaced?.id ?? null },
    });
    const sealed = this.cipher.seal(token, linkId);
    const link = { id: linkId, token_hash: tokenHash(token), ...sealed, expira_em: expiresAt };
    await openLink(tx, row.user_id, link, event);
    return { token, expiresAt };
  }

  private read(links: readonly LinkRow[]): LivingLink | null {
    const link = links.find(({ encerrado_em }) => encerrado_em === null);
    if (!link?.token_cifrado) return null;
    const { id, token_cifrado, chave_id, expira_em } = link;
    const token = this.cipher.open({ token_cifrado, chave_id }, id);
    return token === null ? null : { token, expiresAt: expira_em };
  }
}
