import type { Content } from '@acordo/contracts/http/propostas/content';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { showUnseen } from '@acordo/contracts/unseen';
import { ReadyJson } from '@acordo/service-kit/http/ready-json';
import { Injectable } from '@nestjs/common';
import { LinkCipher } from '../links/link-cipher.js';
import { START } from './domain/states.js';
import { toContent } from './persistence/content-columns.js';
import type { ListedRow } from './persistence/list-own.js';
import type { OwnFacts, OwnRow } from './persistence/own-proposal.js';

/** Who signed is evidence: older names may hold characters that nobody sees. */
const shown = (text: string | null): string | null => text && showUnseen(text);

/** What leaves is listed here, never "everything but". */
@Injectable()
export class ProposalPresenter {
  constructor(private readonly cipher: LinkCipher) {}

  present(row: OwnRow) {
    return { ...toContent(row), ...this.facts(row) };
  }

  /** The rows' contents are JSON already, as they were kept; what else their owner sees is added to each. */
  presentList(rows: readonly ListedRow[]): ReadyJson {
    const items = rows.map(
      (row) => `${row.conteudo.slice(0, -1)},${JSON.stringify(this.facts(row)).slice(1)}`,
    );
    return new ReadyJson(`[${items.join(',')}]`);
  }

  private facts(row: OwnFacts) {
    return {
      id: row.id,
      user_id: row.user_id,
      token: this.token(row),
      link_expira_em: row.link_expira_em,
      status: row.status,
      status_desenvolvimento: row.status_desenvolvimento,
      versao: row.versao,
      criado_em: row.criado_em,
      atualizado_em: row.atualizado_em,
      assinatura_confirmacao: row.assinatura_data !== null,
      assinatura_cliente_nome: shown(row.assinatura_cliente_nome),
      assinatura_cliente_email: shown(row.assinatura_cliente_email),
      assinatura_data: row.assinatura_data,
      assinatura_ip: row.assinatura_ip,
      recusa_motivo: row.recusa_motivo,
      recusa_data: row.recusa_data,
      vista_primeira_em: row.vista_primeira_em,
      vista_ultima_em: row.vista_ultima_em,
      vistas: row.vistas,
    } satisfies Record<Exclude<keyof Proposal, keyof Content>, unknown>;
  }

  /** As it was at its creation: also the first answer again, after it was edited (D49). */
  presentNew({ id, userId, content, createdAt }: NewProposal) {
    return {
      ...content,
      id,
      user_id: userId,
      token: null,
      link_expira_em: null,
      status: START,
      status_desenvolvimento: 'pendente' as const,
      versao: 1,
      criado_em: createdAt,
      atualizado_em: createdAt,
      assinatura_confirmacao: false,
      assinatura_cliente_nome: null,
      assinatura_cliente_email: null,
      assinatura_data: null,
      assinatura_ip: null,
      recusa_motivo: null,
      recusa_data: null,
      vista_primeira_em: null,
      vista_ultima_em: null,
      vistas: 0,
    };
  }

  /** D15: only where the link opens something; an expired one is not worth copying. */
  private token({ link_id, status, link_acabou, token_cifrado, chave_id }: OwnFacts): string | null {
    if (!link_id || !token_cifrado || !chave_id || (link_acabou && status !== 'aceito')) return null;
    return this.cipher.open({ token_cifrado, chave_id }, link_id);
  }
}

export interface NewProposal {
  id: string;
  userId: string;
  content: Content;
  createdAt: Date;
}
