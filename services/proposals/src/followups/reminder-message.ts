import { toClient } from '../messages/to-client.js';

type About = Parameters<typeof toClient>[0] & {
  client: { nome: string; email: string };
  /** The owner's own; '' for ours (P121). */
  texto: string;
  link_expira_em: Date;
};

/** The email that reminds a client of a proposal (P119, P121). */
export const reminderMessage = ({ client, texto, link_expira_em, ...about }: About) => ({
  kind: 'client-reminder',
  model: { ...toClient(about, client.nome, client.email), texto, link_expira_em },
});
