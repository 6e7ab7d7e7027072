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
    /** D29. */
    unconfirmed: 'Confirme seu e-mail: sem isso o cliente não recebe por e-mail a cópia do que assinar.',
    preparing: 'Gerando o link público...',
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    x: 'X',
    linkedin: 'LinkedIn',
    native: 'Mais opções',
    mail: 'E-mail',
    post: (title: string) => `Olá! Confira a proposta: ${title}`,
    close: 'Fechar',
  },
  message: {
    label: 'Mensagem',
    forAll: 'O que você mudar aqui vale também para as próximas propostas.',
    kept: 'Guardamos este texto para as próximas propostas, com o nome de cada cliente.',
    keptAsIs: 'Guardamos este texto para as próximas propostas, sem o nome do cliente.',
    onlyHere: 'Sem o nome do cliente como está na proposta, este texto vale só para ela.',
    notStored: 'Este navegador não guardou o texto: ele vale só para esta proposta.',
    keep: 'Usar também nas próximas',
    linkAtEnd: 'O link vai no fim da mensagem.',
    reset: 'Voltar ao texto padrão',
  },
} as const;
