import { publicTitle } from '@acordo/document/title';
import { Database } from '@acordo/service-kit/database/database';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { append } from '../../history/domain/chain.js';
import { tokenHash } from '../../links/domain/token.js';
import { isRefused, outcomeOf } from '../../states/domain/states.js';
import { possibleAgain } from '../domain/once-a-day.js';
import {
  findPlace,
  type LockedRequest,
  lockRequest,
  type Place,
  writeRequest,
} from '../persistence/requests.js';

/** A client whose link has expired asks for another one; the owner is notified once a day for each link (P118). */
@Injectable()
export class AskNewLink {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the same whether or not the owner is notified again. Throws LINK_NOT_FOUND, STATE_CONFLICT. */
  async execute(token: string): Promise<void> {
    const place = await findPlace(this.database, tokenHash(token));
    if (!place) throw new AppError('LINK_NOT_FOUND');
    await this.work.run((tx) => this.ask(tx, place));
  }

  private async ask(tx: Tx, place: Place): Promise<void> {
    const row = await lockRequest(tx, place);
    if (!row) throw new AppError('LINK_NOT_FOUND');
    const outcome = outcomeOf(row.status, 'ask-new-link');
    if (isRefused(outcome)) throw new AppError(outcome.refused);
    // Of a deleted one only a signed record is still found by its link.
    if (row.excluido_em !== null) throw new AppError('LINK_NOT_FOUND');
    if (possibleAgain(row.novo_link_pedido_em, row.now)) return;
    const end = { length: row.chain_len, head: row.chain_head };
    const asked = { tipo: 'novo_link_pedido', em: row.now, detalhes: { link_id: place.linkId } } as const;
    const event = append(place.proposalId, end, asked);
    await writeRequest(tx, place, { event, messages: [this.outbox.row(askedMessage(place, row))] });
    tx.afterCommit(() => this.outbox.nudge());
  }
}

const askedMessage = ({ ownerId, proposalId }: Place, row: LockedRequest) => ({
  kind: 'new-link-asked',
  model: {
    to_user: ownerId,
    proposal_id: proposalId,
    titulo: publicTitle(row.titulo),
    cliente_nome: row.cliente_nome,
    pedido_em: row.now,
    link_expirou_em: row.link_expira_em,
    empresa_nome: row.empresa_nome,
    empresa_email: row.empresa_email,
  },
});
