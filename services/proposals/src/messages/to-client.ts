import { assetHash } from '@acordo/contracts/fields/asset-address';
import type { Company } from '@acordo/contracts/http/company/company';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';

interface About {
  proposalId: string;
  ownerId: string;
  linkId: string;
  documento: Pick<ProposalDocument, 'titulo' | 'cliente_nome'> & {
    empresa: Pick<Company, 'nome_empresa' | 'email_empresa' | 'logo_url' | 'cor_primaria'>;
  };
}

/** Common data of emails to a client, from the document (D29, D30); `email` '' is the owner's own account. */
export const toClient = ({ proposalId, ownerId, linkId, documento }: About, nome: string, email: string) => ({
  to_user: ownerId,
  to_email: email,
  to_nome: nome,
  proposal_id: proposalId,
  link_id: linkId,
  titulo: documento.titulo,
  cliente_nome: documento.cliente_nome,
  empresa_nome: documento.empresa.nome_empresa,
  empresa_email: documento.empresa.email_empresa,
  // Older snapshots contain logos as data URLs: too large for a message.
  empresa_logo: assetHash(documento.empresa.logo_url) === null ? '' : documento.empresa.logo_url,
  empresa_cor: documento.empresa.cor_primaria,
});
