/** Texts of the verification page (D7, D25). */
export const COPY = {
  pageTitle: 'Verificar assinatura',
  title: 'Verificar assinatura',
  intro: 'Digite o código de verificação que está no comprovante, na última página do PDF assinado.',
  form: {
    code: 'Código de verificação',
    hint: '16 letras e números. Espaços, hífens e minúsculas não fazem diferença.',
    example: 'XXXX-XXXX-XXXX-XXXX',
    submit: 'Verificar',
    empty: 'Informe o código de verificação',
    wrong: 'Confira o código: são 16 letras e números, e a letra U não é usada',
  },
  checking: 'Verificando o código...',
  offline: 'Conecte-se de novo para verificar um código.',
  found: {
    title: 'Assinatura confirmada',
    text: 'Este código pertence a uma proposta assinada eletronicamente no Acordo.',
    status: 'Status',
    accepted: 'Aceita',
    when: 'Assinada em',
    utc: (instant: string) => `UTC ${instant}`,
    signer: 'Assinante',
    company: 'Enviada por',
    noCompany: 'Não informado',
    code: 'Código de verificação',
    /** As in the comprovante, since people compare the two. */
    hash: 'Hash do documento (SHA-256)',
    copyHash: 'Copiar',
    hashCopied: 'Hash copiado',
    copyFailed: 'Não foi possível copiar.',
    explain:
      'Os nomes aparecem encobertos para proteger as pessoas. Compare a data e o hash com os do comprovante: se forem iguais, o documento é o que foi assinado.',
    print: 'Imprimir',
  },
  verifying: {
    title: 'Assinatura em verificação',
    text: 'O registro desta assinatura está em verificação. Até a conclusão, não se baseie nele: a assinatura não está confirmada.',
    help: 'Guarde o comprovante e fale com quem enviou a proposta.',
    retry: 'Consultar novamente',
  },
  missing: {
    title: 'Nenhuma assinatura encontrada',
    text: 'Nenhuma assinatura foi encontrada com este código. Confira cada letra e número no comprovante.',
  },
  limited: {
    title: 'Muitas verificações seguidas',
    text: 'Aguarde um pouco e tente novamente.',
    wait: (seconds: number) => `Tentar de novo em ${seconds} s`,
  },
  failed: { title: 'Não foi possível verificar agora' },
  retry: 'Tentar novamente',
} as const;
