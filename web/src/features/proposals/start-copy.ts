/** Texts of the start (P116), which is loaded later than the page. */
export const START_COPY = {
  title: 'Antes de enviar a primeira proposta',
  text: 'Você pode fazer isto agora ou depois: o que já está pronto fica marcado.',
  note: 'Suas propostas ainda não mostram quem as envia.',
  label: 'Primeiros passos',
  dismiss: 'Agora não',
  done: 'Feito',
  toDo: 'A fazer',
  steps: {
    sender: {
      title: 'Seu nome ou empresa e contato',
      text: 'Aparecem no topo da proposta, na página e no PDF.',
    },
    look: { title: 'Logo e cores', text: 'A proposta sai com a sua marca.' },
    email: {
      title: 'Confirmar e-mail',
      text: 'Sem isso o cliente não recebe por e-mail a cópia do que assinou.',
    },
  },
} as const;
