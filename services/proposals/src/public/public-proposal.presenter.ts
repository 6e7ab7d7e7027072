import type { ResultOf } from '@acordo/contracts/call';
import type { getPublicProposal, PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { Status } from '@acordo/contracts/http/propostas/states';
import type { Shown } from './use-cases/show-proposal.js';

/** States in which a link shows something: a draft has none, an expired one is 410. */
const VISIBLE = new Set<Status>(['enviado', 'aceito', 'rejeitado']);

/** D16: `id` is the token; owner and internal id never leave. */
export function presentShown(token: string, { row, document }: Shown): ResultOf<typeof getPublicProposal> {
  if (!isVisible(row.status)) throw new Error(`a link shows a proposal that is ${row.status}`);
  const { assinatura } = row;
  return {
    ...document.documento,
    id: token,
    status: row.status,
    versao: assinatura?.versao ?? row.versao,
    conteudo_hash: document.hash.toString('hex'),
    criado_em: row.criado_em,
    link_expira_em: row.link_expira_em,
    consentimento: document.consentimento,
    assinatura_confirmacao: assinatura !== null,
    assinatura_cliente_nome: assinatura?.nome ?? null,
    assinatura_cliente_email: assinatura?.email ?? null,
    assinatura_data: assinatura?.em ?? null,
    assinatura_ip: assinatura?.ip ?? null,
  };
}

const isVisible = (status: Status): status is PublicProposal['status'] => VISIBLE.has(status);
