import type { ProposalDocument } from '@acordo/contracts/http/public/document';

interface About {
  row: { id: string; user_id: string };
  document: { documento: ProposalDocument; hash: Buffer };
}

/** What the owner's mails about a decision share, frozen as the client saw it (D30). */
const about = ({ row, document: { documento } }: About) => ({
  to_user: row.user_id,
  proposal_id: row.id,
  titulo: documento.titulo,
  cliente_nome: documento.cliente_nome,
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

export const rejectedMessage = (what: About, rejected: { motivo: string; recusado_em: Date }) => ({
  kind: 'proposal-rejected',
  model: { ...about(what), ...rejected },
});
