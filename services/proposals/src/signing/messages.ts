import { normalizeEmail } from '@acordo/contracts/email-address';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { toClient } from '../messages/to-client.js';

interface About {
  row: { id: string; user_id: string; link_id: string };
  document: { documento: ProposalDocument; hash: Buffer };
}

/** Common data of the owner's emails about a decision, as the client saw it (D30). */
const about = ({ row, document: { documento } }: About) => ({
  to_user: row.user_id,
  proposal_id: row.id,
  titulo: documento.titulo,
  cliente_nome: documento.cliente_nome,
  cliente_email: documento.cliente_email,
  valor_total: documento.valor_total,
  empresa_nome: documento.empresa.nome_empresa,
  empresa_email: documento.empresa.email_empresa,
});

interface Signed {
  nome: string;
  email: string;
  ip: string;
  codigo: string;
  assinado_em: Date;
}

export const signedMessage = (what: About, { nome, email, ip, codigo, assinado_em }: Signed) => ({
  kind: 'proposal-signed',
  model: {
    ...about(what),
    assinante_nome: nome,
    assinante_email: email,
    assinado_em,
    ip,
    conteudo_hash: what.document.hash.toString('hex'),
    codigo,
  },
});

/** D29: to the signer's address, and to the client's where that is another one, compared without case. */
export function signedCopies(
  { row, document: { documento, hash } }: About,
  { nome, email, codigo, assinado_em }: Signed,
) {
  const about = { proposalId: row.id, ownerId: row.user_id, linkId: row.link_id, documento };
  const { cliente_nome, cliente_email } = documento;
  const isOther = cliente_email !== '' && normalizeEmail(cliente_email) !== normalizeEmail(email);
  const recipients = [{ nome, email }, ...(isOther ? [{ nome: cliente_nome, email: cliente_email }] : [])];
  return recipients.map((to) => ({
    kind: 'signed-copy',
    model: {
      ...toClient(about, to.nome, to.email),
      valor_total: documento.valor_total,
      assinante_nome: nome,
      assinante_email: email,
      assinado_em,
      conteudo_hash: hash.toString('hex'),
      codigo,
    },
  }));
}

export const rejectedMessage = (what: About, rejected: { motivo: string; recusado_em: Date }) => ({
  kind: 'proposal-rejected',
  model: { ...about(what), ...rejected },
});
