/** Texts of the older page (P39). */
export const COPY = {
  title: 'Revisão da Proposta',
  note: 'Esta é uma proposta antiga, guardada só neste navegador. A resposta também fica só aqui: avise quem a enviou.',
  facts: {
    client: 'Cliente',
    email: 'E-mail',
    type: 'Tipo de projeto',
    pages: 'Páginas',
    timeline: 'Prazo',
    investment: 'Investimento',
    features: 'Funcionalidades',
    description: 'Descrição',
  },
  decision: {
    title: 'Responder à Proposta',
    name: 'Nome',
    email: 'E-mail',
    agree: 'Li a proposta e concordo com os termos.',
    accept: 'Aceitar Proposta',
    reject: 'Recusar Proposta',
    reason: 'Motivo da recusa',
    optional: 'Opcional',
    confirm: 'Confirmar Recusa',
    cancel: 'Cancelar',
    noReason: 'Não informado',
  },
  accepted: {
    title: 'Proposta Aceita!',
    by: (name: string) => `Aceita por ${name}`,
    at: (date: string) => `em ${date}`,
  },
  rejected: { title: 'Proposta Recusada', reason: 'Motivo da recusa' },
  failed: {
    accept: 'Erro ao assinar a proposta. Tente novamente.',
    reject: 'Erro ao rejeitar a proposta. Tente novamente.',
  },
} as const;
