/** Texts of the client's page (P34, P92). */
export const COPY = {
  title: 'Visualização Pública da Proposta',
  print: 'Imprimir',
  pdf: {
    action: 'Baixar PDF',
    failed: { title: 'Erro', text: 'Não foi possível gerar o PDF. Tente novamente.' },
  },
  loading: 'Carregando proposta...',
  missing: { title: 'Proposta não encontrada', text: 'Link inválido ou expirado' },
  failed: { title: 'Erro ao carregar proposta', retry: 'Tentar novamente' },
  verifying: { title: 'Registro em verificação' },
  offline: 'Você pode continuar lendo. Para assinar ou recusar, conecte-se de novo.',
  offlineDecided: 'Você pode continuar lendo.',
  changed: {
    title: 'Esta proposta foi atualizada. Revise antes de assinar.',
    interrupted: 'Nada foi enviado, e o que você digitou está guardado. Leia a proposta e responda de novo.',
  },
  refused: {
    old: 'A página não pôde ser atualizada agora e ainda mostra o que havia antes.',
    locked: 'Esta proposta já foi assinada e não aceita outra resposta.',
  },
  open: {
    title: 'Aceitar Proposta',
    text: 'Leia a proposta acima. Se estiver de acordo, assine com seu nome e e-mail: leva menos de um minuto.',
    validUntil: (date: string) => `Link válido até ${date}`,
    sign: 'Assinar Proposta Digitalmente',
    reject: 'Recusar Proposta',
    noPrice: 'O preço desta proposta ainda não foi definido. Combine o valor antes de assinar.',
  },
  own: 'Esta é a sua proposta: só o cliente pode responder.',
  bar: { label: 'Responder à proposta', investment: 'Investimento' },
  form: {
    loadFailed: 'Não foi possível abrir o formulário.',
    signing: 'Assinatura Digital',
    rejecting: 'Recusar Proposta',
  },
  signing: {
    success: {
      title: 'Proposta assinada com sucesso!',
      text: 'Sua assinatura digital foi registrada e a proposta foi aceita.',
    },
    failed: {
      title: 'Erro ao assinar proposta',
      unreadable: 'Erro ao processar assinatura',
      text: 'Tente novamente em alguns instantes.',
    },
  },
  signed: {
    title: 'Proposta Assinada',
    fullTitle: 'Proposta Assinada Digitalmente',
    name: 'Nome',
    email: 'E-mail',
    date: 'Data e hora',
    ip: 'Endereço IP',
    status: 'Status',
    accepted: 'Aceita',
    kind: 'Tipo',
    simple: 'Assinatura eletrônica simples',
    unknown: 'Não registrado',
    copySent: 'Enviamos uma cópia para',
    copyHere: 'Baixe sua cópia agora',
  },
  rejection: {
    success: 'Proposta rejeitada. O proprietário será notificado.',
    /** P92's text if a retry is useless. */
    refused: 'Erro ao rejeitar a proposta',
  },
  rejected: {
    title: 'Proposta Rejeitada',
    text: (company: string) =>
      company
        ? `Esta proposta foi recusada. Para retomar a conversa, fale com ${company}.`
        : 'Esta proposta foi recusada. Para retomar a conversa, fale com quem a enviou.',
  },
  unseen: {
    text: 'A sua resposta foi registrada, mas a página não pôde ser atualizada agora.',
    retry: 'Atualizar a página',
  },
} as const;
