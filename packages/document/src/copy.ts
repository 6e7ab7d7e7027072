/** Texts of the proposal document (P42, P43, P44). */
export const COPY = {
  kind: 'Proposta Comercial',
  clientLine: (name: string) => `para ${name}`,
  number: (number: string) => `Nº ${number}`,
  /** What the client knows before a decision (P128). */
  promise: {
    what: 'o que recebe',
    when: 'quando',
    price: 'por quanto',
    all: (parts: string) => `Você sabe ${parts}, antes de assinar.`,
  },
  validUntil: 'Válida até',
  from: 'De',
  to: 'Para',
  titleFor: (name: string) => `Proposta para ${name}`,
  defaultDescription: (type: string, hasFeatures: boolean) =>
    `Desenvolvimento de ${type}${hasFeatures ? ' com as funcionalidades solicitadas' : ''}.`,
  /** Parts of the sentence on the scope (P129). */
  scope: {
    custom: 'Projeto personalizado',
    within: (time: string) => `em ${time}`,
    with: (contents: string) => `com ${contents}`,
    page: '1 página',
    pages: (count: number) => `${count} páginas`,
    hour: '1 hora de trabalho',
    hours: (count: string) => `${count} horas de trabalho`,
  },
  tiles: {
    investment: 'Investimento',
    timeline: 'Prazo',
    pages: 'Páginas',
    hours: 'Horas de Trabalho',
  },
  sections: {
    company: 'Informações da Empresa',
    client: 'Informações do Cliente',
    scope: 'Escopo do Projeto',
    features: 'Funcionalidades Incluídas',
    services: 'Serviços Adicionais',
    investment: 'Investimento',
    conditions: 'Condições de Pagamento',
    nextSteps: 'Próximos Passos',
    ready: 'Pronto para começar?',
  },
  facts: {
    company: 'Empresa',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    cnpj: 'CNPJ',
    cpf: 'CPF',
    address: 'Endereço',
    domain: 'Domínio',
    timeline: 'Prazo',
  },
  services: {
    web: 'Hospedagem Web',
    email: 'E-mail Profissional',
    support: 'Suporte e Gestão',
    panel: 'Painel Administrativo',
  },
  /** How a service is charged, what the total consists of, and what is paid besides it (P106). */
  terms: {
    inTotal: 'Incluído no total',
    apart: 'À parte',
    recurrences: { unico: 'pagamento único', mensal: 'por mês', anual: 'por ano' },
  },
  parts: { project: 'Projeto', services: 'Serviços incluídos' },
  extras: {
    unico: 'Serviços à parte, pagamento único',
    mensal: 'Serviços à parte, por mês',
    anual: 'Serviços à parte, por ano',
  },
  besidesOnce: 'à parte',
  total: 'Valor Total do Projeto',
  totalToBeAgreed: 'O valor deste projeto ainda será combinado entre as partes.',
  steps: [
    { title: 'Revise a proposta', text: 'Leia com calma o escopo, os valores, o prazo e as condições.' },
    { title: 'Assine digitalmente', text: 'Pelo link que você recebeu, com nome, e-mail e confirmação.' },
    {
      title: 'Começamos o projeto',
      text: 'Com a proposta aceita, combinamos o início e as primeiras entregas.',
    },
  ],
  ready: (company: string) =>
    company
      ? `Assine digitalmente pelo link desta proposta. Se algo não ficou claro, fale com ${company.replace(/\.$/, '')}.`
      : 'Assine digitalmente pelo link desta proposta. Se algo não ficou claro, fale conosco.',
  /** Shown once it is signed. */
  signed: {
    proof: { title: 'Guarde o comprovante', text: 'Ele está na última página do PDF desta proposta.' },
    title: 'Proposta aceita',
    ready: (company: string) =>
      `Para combinar o início, fale ${company ? `com ${company.replace(/\.$/, '')}` : 'conosco'}.`,
  },
  logoOf: (name: string) => (name ? `Logo de ${name}` : 'Logo'),
} as const;
