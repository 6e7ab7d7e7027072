import { randomBytes } from 'node:crypto';
import { publicTitle } from '@acordo/document/title';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { append } from '../../history/domain/chain.js';
import { tokenHash } from '../../links/domain/token.js';
import { isSigned } from '../../states/domain/decisions.js';
import { isOwner } from '../../states/domain/is-owner.js';
import { isAwaited } from '../../states/domain/states.js';
import { isRobot } from '../domain/robots.js';
import { SALT_BYTES, VIEW_EVENTS_A_DAY, visitorHash } from '../domain/visitor.js';
import {
  countRepeated,
  countView,
  findViewed,
  type LockedView,
  lockViewed,
  saltOf,
  type ViewedLink,
  type Visit,
  writeView,
} from '../persistence/views.js';

/** The page reports that a person is looking (D20). The owner is notified of a link's first view. */
@Injectable()
export class RecordView {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  /** Returns whether it is the owner who is looking (D22). Throws LINK_NOT_FOUND, LINK_EXPIRED. */
  async execute(caller: Caller, token: string): Promise<boolean> {
    const link = await findViewed(this.database, tokenHash(token));
    if (!link) throw new AppError('LINK_NOT_FOUND');
    if (link.link_ended && !isSigned(link.status)) throw new AppError('LINK_EXPIRED');
    if (isOwner(caller, link.user_id)) return true;
    // Nobody reads the views of deleted proposals (D21) or closed accounts, so nothing is collected.
    if (link.deleted || link.account_closed || isRobot(caller.ua)) return false;
    const visit = await this.visitOf(link, caller);
    if (!(await countRepeated(this.database, visit)))
      await this.work.run((tx) => this.write(tx, link, visit));
    return false;
  }

  private async visitOf({ id, user_id, link_id, dia, sal }: ViewedLink, { ip, ua }: Caller): Promise<Visit> {
    const salt = sal ?? (await saltOf(this.database, dia, randomBytes(SALT_BYTES)));
    const visitante = visitorHash(salt, link_id, addressGroup(ip), ua);
    return { proposalId: id, ownerId: user_id, linkId: link_id, dia, visitante };
  }

  private async write(tx: Tx, link: ViewedLink, visit: Visit): Promise<void> {
    const row = await lockViewed(tx, visit);
    if (!row) throw new AppError('LINK_NOT_FOUND');
    if (row.status === 'expirado') throw new AppError('LINK_EXPIRED');
    if (!row.is_new || row.events_today >= VIEW_EVENTS_A_DAY) return countView(tx, visit);
    const end = { length: row.chain_len, head: row.chain_head };
    const event = append(link.id, end, { tipo: 'vista', em: row.now, detalhes: { link_id: link.link_id } });
    // After a decision "seen for the first time" is not sent.
    const tells = row.is_first && isAwaited(row.status);
    const messages = tells ? [this.outbox.row(seenMessage(link, row))] : [];
    await writeView(tx, visit, { event, messages, eventsToday: row.events_today + 1 });
    if (tells) tx.afterCommit(() => this.outbox.nudge());
  }
}

const seenMessage = ({ id, user_id }: ViewedLink, row: LockedView) => ({
  kind: 'proposal-seen',
  model: {
    to_user: user_id,
    proposal_id: id,
    titulo: publicTitle(row.titulo),
    cliente_nome: row.cliente_nome,
    vista_em: row.now,
    link_expira_em: row.link_expira_em,
    empresa_nome: row.empresa_nome,
    empresa_email: row.empresa_email,
  },
});
