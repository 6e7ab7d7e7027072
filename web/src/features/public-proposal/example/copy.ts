/** Texts of /exemplo (P126). */
export const EXAMPLE = {
  pageTitle: 'Exemplo de proposta comercial de site',
  description:
    'Veja uma proposta de site como o seu cliente a recebe, nos dois templates, e experimente assinar. Nada é enviado.',
  home: 'Acordo, página inicial',
  create: 'Criar minha proposta',
  title: 'Proposta de exemplo',
  text: 'É assim que o seu cliente recebe a proposta. Leia, troque o template e assine como ele assinaria.',
  mark: 'Exemplo: nada é enviado',
  template: 'Template da proposta',
  templates: { modern: 'Moderno', elegant: 'Elegante' },
  sign: {
    title: 'Pronto para aceitar?',
    text: 'Use qualquer nome e e-mail: eles não saem desta página.',
    action: 'Assinar a proposta de exemplo',
    form: 'Assinatura',
    failed: 'Não foi possível abrir o formulário. Verifique sua conexão e recarregue a página.',
  },
  signed: {
    title: 'Proposta de exemplo assinada',
    text: 'Em uma proposta de verdade, você receberia um aviso, e o seu cliente poderia baixar a cópia assinada em PDF.',
    name: 'Nome',
    email: 'E-mail',
    date: 'Data e hora',
    ip: 'Endereço IP',
    noIp: 'Não registrado no exemplo',
    kind: 'Tipo',
    simple: 'Assinatura eletrônica simples',
    again: 'Recomeçar',
  },
} as const;
