/** Texts that dashboard, owner view and wizard have in common, from product.md point 8. */
export const COPY = {
  limit: {
    title: 'Limite atingido',
    /** The server's 403 (D45); its own message comes first. */
    refused: { title: 'Limite Atingido', text: 'Você atingiu o limite de propostas gratuitas.' },
  },
  loadFailed: {
    title: 'Erro',
    text: 'Não foi possível carregar as propostas. Faça login novamente.',
  },
  offline: {
    title: 'Você está sem conexão',
    text: 'O que aparece aqui pode estar desatualizado. Tudo volta a funcionar quando a internet voltar.',
  },
  retry: 'Tentar novamente',
  backToDashboard: 'Voltar ao Dashboard',
  link: {
    made: {
      title: 'Link público gerado!',
      text: 'O link foi copiado para a área de transferência.',
    },
    failed: { title: 'Erro', text: 'Não foi possível gerar o link público.' },
    copyFailed: { title: 'Erro', text: 'Não foi possível copiar o link.' },
    copied: {
      title: 'Link copiado!',
      text: 'O link da proposta foi copiado para a área de transferência.',
    },
    shareFailed: {
      title: 'Erro ao compartilhar',
      text: 'Não foi possível gerar o link para compartilhamento.',
    },
    byHand: {
      title: 'Link público gerado!',
      text: 'O navegador não permitiu copiar. Selecione o link abaixo e copie.',
    },
  },
  duplicate: {
    action: 'Duplicar',
    done: { title: 'Proposta duplicada!', text: 'O novo rascunho tem o mesmo conteúdo.' },
    failed: { title: 'Erro', text: 'Não foi possível duplicar a proposta.' },
  },
  pdf: {
    action: 'Baixar PDF',
    failed: { title: 'Erro', text: 'Não foi possível gerar o PDF. Tente novamente.' },
  },
  reopen: {
    title: 'Gerar novo link e reabrir a proposta?',
    text: 'A proposta volta a ficar como enviada e o link anterior deixa de funcionar.',
    confirm: 'Gerar novo link',
  },
  replace: {
    action: 'Substituir link',
    question: {
      title: 'Substituir o link da proposta assinada?',
      text: 'O link atual deixa de funcionar. Você e o cliente recebem o novo por e-mail.',
      confirm: 'Substituir link',
    },
    done: { title: 'Link substituído!', text: 'Você e o cliente recebem o novo link por e-mail.' },
    // To the client nothing is sent until the owner's e-mail is confirmed (D29).
    unconfirmed: {
      text: 'O link atual deixa de funcionar. O cliente não é avisado enquanto seu e-mail não estiver confirmado: envie você mesmo o novo link.',
      done: 'Envie o novo link ao cliente: ele não é avisado enquanto seu e-mail não estiver confirmado.',
    },
    failed: {
      title: 'Erro ao gerar link',
      text: 'Não foi possível gerar o link público. Tente novamente.',
    },
  },
  revoke: {
    action: 'Revogar link',
    title: 'Revogar o link público?',
    text: 'O cliente não poderá mais abrir a proposta por este link.',
    textSent: 'O cliente não poderá mais abrir a proposta por este link, e ela volta a ser um rascunho.',
    confirm: 'Revogar link',
    done: { title: 'Link revogado!', text: 'O link público não funciona mais.' },
    failed: { title: 'Erro', text: 'Não foi possível revogar o link.' },
  },
  share: {
    open: 'Compartilhar',
    title: 'Compartilhar proposta',
    description: (title: string) => `Envie “${title}” para o seu cliente.`,
    field: 'Link público',
    copy: 'Copiar link',
    copied: 'Copiado',
    expires: (date: string) => `Válido até ${date}.`,
    stays: 'A proposta está assinada: o link continua disponível para consulta.',
    preparing: 'Gerando o link público...',
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    x: 'X',
    linkedin: 'LinkedIn',
    native: 'Mais opções',
    message: (title: string) => `Olá! Confira a proposta: ${title}`,
    close: 'Fechar',
  },
} as const;
