import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { publicTitle } from '@acordo/document/title';
import { reminderMessage } from '../followups/reminder-message.js';
import type { DueLink } from './persistence/due-links.js';

const about = (link: DueLink) => ({
  to_user: link.user_id,
  proposal_id: link.id,
  titulo: publicTitle(link.titulo),
  cliente_nome: link.cliente_nome,
  vista_ultima_em: link.vista_ultima_em,
  empresa_nome: link.empresa_nome,
  empresa_email: link.empresa_email,
});

export const endedMessage = (link: DueLink) => ({
  kind: 'link-ended',
  model: { ...about(link), link_expirou_em: link.expira_em },
});

export const endingMessage = (link: DueLink) => ({
  kind: 'link-ending',
  model: { ...about(link), link_expira_em: link.expira_em },
});

/** To the client, in our words (P121). */
export const clientMessage = (link: DueLink) =>
  reminderMessage({
    proposalId: link.id,
    ownerId: link.user_id,
    linkId: link.link_id,
    documento: {
      titulo: publicTitle(link.titulo),
      cliente_nome: link.cliente_nome,
      empresa: {
        nome_empresa: link.empresa_nome,
        email_empresa: link.empresa_email,
        logo_url: link.empresa_logo,
        cor_primaria: link.empresa_cor || NO_COMPANY.cor_primaria,
      },
    },
    client: { nome: link.cliente_nome, email: link.cliente_email },
    texto: '',
    link_expira_em: link.expira_em,
  });
