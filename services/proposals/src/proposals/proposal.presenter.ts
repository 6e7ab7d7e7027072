import type { Content } from '@acordo/contracts/http/propostas/content';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { showUnseen } from '@acordo/contracts/unseen';
import { ReadyJson } from '@acordo/service-kit/http/ready-json';
import { Injectable } from '@nestjs/common';
import { upcastText } from '../content/domain/stored-content.js';
import { LinkCipher } from '../links/link-cipher.js';
import { Agreement } from '../records/agreement.js';
import { isSigned } from '../states/domain/decisions.js';
import { START } from '../states/domain/states.js';
import { contentOf, decisionFacts, UNDECIDED } from './signed-facts.js';
import type { ListedRow } from './persistence/list-own.js';
import type { DecisionFacts, OwnFacts, OwnRow } from './own-row.js';

/** The signer's name is evidence: older names may contain invisible characters. */
const evident = (text: string | null): string | null => text && showUnseen(text);

/** Only listed fields are sent, never "everything except". */
@Injectable()
export class ProposalPresenter {
  constructor(
    private readonly cipher: LinkCipher,
    private readonly agreement: Agreement,
  ) {}

  present(row: OwnRow) {
    const agrees = this.agreement.agrees(row.record);
    return { ...contentOf(row, agrees), ...this.facts(row, agrees ? decisionFacts(row.record) : null) };
  }

  /** The rows' contents are stored JSON; what else their owner sees is added to each. */
  presentList(rows: readonly ListedRow[]): ReadyJson {
    const items = rows.map(
      (row) =>
        `${upcastText(row.conteudo).slice(0, -1)},${JSON.stringify(this.facts(row, row.agrees ? row : null)).slice(1)}`,
    );
    return new ReadyJson(`[${items.join(',')}]`);
  }

  /** `decision`: null if the record does not agree, so that nothing of it is shown. */
  private facts(row: OwnFacts, decision: DecisionFacts | null) {
    const { assinatura_data, ...shown } = decision ?? UNDECIDED;
    return {
      numero: row.numero ?? undefined,
      emissao: row.emissao ?? undefined,
      id: row.id,
      user_id: row.user_id,
      token: this.token(row),
      link_expira_em: row.link_expira_em,
      status: row.status,
      status_desenvolvimento: row.status_desenvolvimento,
      versao: row.versao,
      criado_em: row.criado_em,
      atualizado_em: row.atualizado_em,
      em_verificacao: decision === null,
      assinatura_confirmacao: assinatura_data !== null,
      assinatura_cliente_nome: evident(shown.assinatura_cliente_nome),
      assinatura_cliente_email: evident(shown.assinatura_cliente_email),
      assinatura_data,
      assinatura_ip: shown.assinatura_ip,
      recusa_motivo: shown.recusa_motivo,
      recusa_data: shown.recusa_data,
      vista_primeira_em: row.vista_primeira_em,
      vista_ultima_em: row.vista_ultima_em,
      vistas: row.vistas,
      novo_link_pedido_em: row.novo_link_pedido_em,
      lembrete_em: row.lembrete_em,
      lembrar_cliente: row.lembrar_cliente ?? false,
    } satisfies Record<Exclude<keyof Proposal, keyof Content>, unknown>;
  }

  /** As it was at its creation: also for repeating the first response after an edit (D49). */
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
      em_verificacao: false,
      assinatura_confirmacao: false,
      ...UNDECIDED,
      vista_primeira_em: null,
      vista_ultima_em: null,
      vistas: 0,
      novo_link_pedido_em: null,
      lembrete_em: null,
      lembrar_cliente: false,
    };
  }

  /** D15: only for a valid link; an expired one need not be copied. */
  private token({ link_id, status, link_ended, token_cifrado, chave_id }: OwnFacts): string | null {
    if (!link_id || !token_cifrado || !chave_id || (link_ended && !isSigned(status))) return null;
    return this.cipher.open({ token_cifrado, chave_id }, link_id);
  }
}

export interface NewProposal {
  id: string;
  userId: string;
  content: Content;
  createdAt: Date;
}
