/** Texts that dashboard, owner view and wizard have in common (P18, P90, P91). */
export const COPY = {
  limit: {
    title: 'Limite atingido',
    /** For the server's 403 (D45); its own message is preferred. */
    refused: { title: 'Limite Atingido', text: 'Você atingiu o limite de propostas gratuitas.' },
  },
  loadFailed: {
    title: 'Erro',
    text: 'Não foi possível carregar as propostas. Faça login novamente.',
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
      title: 'Copie o link',
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
} as const;
