import type { Company } from '@acordo/contracts/http/company/company';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { documentOf } from '@acordo/document/document-of';
import { clientFromTitle } from '@acordo/document/title';

/**
 * The document that the client sees, from the owner's own response and company. A missing client name or email of an old
 * record is recovered from the title (D41).
 */
export function ownerDocument(proposal: Proposal, company: Company): ProposalDocument {
  const recovered = clientFromTitle(proposal.titulo);
  const { cliente_nome, cliente_email, ...rest } = contentOf(proposal);
  const { numero, emissao } = proposal;
  return documentOf(
    {
      ...rest,
      cliente_nome: cliente_nome || recovered.name,
      cliente_email: cliente_email || recovered.email,
    },
    company,
    numero && emissao ? { numero, emissao } : {},
  );
}

/** Without what is the server's: ids, state, link, signature. */
function contentOf(proposal: Proposal) {
  const {
    numero: _number,
    emissao: _issued,
    id: _id,
    user_id: _user,
    token: _token,
    link_expira_em: _end,
    status: _status,
    status_desenvolvimento: _development,
    versao: _version,
    criado_em: _created,
    atualizado_em: _changed,
    em_verificacao: _verifying,
    assinatura_confirmacao: _signed,
    assinatura_cliente_nome: _signer,
    assinatura_cliente_email: _signerEmail,
    assinatura_data: _signedAt,
    assinatura_ip: _ip,
    recusa_motivo: _reason,
    recusa_data: _rejectedAt,
    vista_primeira_em: _firstSeen,
    vista_ultima_em: _lastSeen,
    vistas: _views,
    novo_link_pedido_em: _asked,
    lembrete_em: _reminded,
    lembrar_cliente: _remind,
    ...content
  } = proposal;
  return content;
}
