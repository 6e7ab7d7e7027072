import { publicTitle } from '@acordo/document/title';
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
