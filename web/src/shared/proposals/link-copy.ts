/** Texts about public links that only owners read: separate, since every page loads `copy.ts`. */
export const LINK_COPY = {
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
    // The client gets nothing until the owner's email is confirmed (D29).
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
