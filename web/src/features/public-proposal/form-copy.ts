/** Texts of both forms, loaded with them (copy.ts has the rest), P35, P37, P40. */
export const FORM = {
  summaryTitle: 'Proposta',
  summaryValue: 'Valor',
  name: 'Nome Completo',
  email: 'Email',
  preview: 'Sua assinatura',
  consent: 'Termos da assinatura',
  confirmation: 'Confirmo que li a proposta e concordo com os termos acima.',
  note: 'A data, a hora e o seu endereço IP serão registrados com a assinatura.',
  submit: 'Assinar Digitalmente',
  sending: 'Processando...',
  cancel: 'Cancelar',
  rejection: {
    text: 'Tudo bem. Se quiser, diga o motivo: ele ajuda a preparar uma proposta melhor.',
    reason: 'Motivo da recusa',
    optional: 'Opcional',
    confirm: 'Confirmar Recusa',
    failed: 'Erro ao rejeitar a proposta. Tente novamente.',
  },
  wait: (words: string) => `Tente de novo em ${words}.`,
  now: 'Você já pode tentar de novo.',
} as const;
