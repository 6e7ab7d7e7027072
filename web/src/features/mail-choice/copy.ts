import type { MailTopic } from '@acordo/contracts/http/emails/choice';

/** Texts of /emails/:token, for recipients of our emails who are not users. */
export const COPY = {
  pageTitle: 'E-mails que você recebe',
  loading: 'Carregando sua escolha...',
  topics: {
    copias:
      'as cópias e os novos links de propostas que alguém enviou pelo Acordo e que trazem o seu endereço',
    avisos: 'os avisos de uma conta do Acordo que alguém criou com o seu endereço, sem confirmá-lo',
  } satisfies Record<MailTopic, string>,
  ask: {
    title: 'Parar estes e-mails?',
    text: (what: string) => `Você deixará de receber neste endereço ${what}.`,
    submit: 'Parar de receber',
    sending: 'Parando...',
  },
  stopped: {
    title: 'Você não recebe mais estes e-mails',
    text: (what: string) => `Não enviamos mais a este endereço ${what}.`,
    /** For notices to an account; without a proposal's sender. */
    copies: 'Quem enviou a proposta vê que o e-mail não saiu.',
    submit: 'Voltar a receber',
    sending: 'Voltando...',
  },
  absent: {
    title: 'Link inválido',
    text: 'Abra de novo o link da mensagem: este está incompleto ou foi alterado.',
  },
  failed: {
    title: 'Não foi possível carregar sua escolha',
    text: 'Verifique sua conexão e tente novamente.',
    again: 'Tentar novamente',
  },
  notSaved: 'Não foi possível salvar. Tente novamente.',
} as const;
