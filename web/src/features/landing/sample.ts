/** The invented proposal that landing and poster show. */
export const SAMPLE = {
  description:
    'Exemplo de proposta: novo site para a Padaria Aurora, R$ 6.800,00 em 30 dias, assinada digitalmente pela cliente.',
  title: 'Novo site da padaria',
  client: 'Para Marina Duarte, Padaria Aurora',
  company: 'Estúdio Lume',
  signer: 'Marina Duarte · 12/05/2026, 14:32',
  tiles: [
    { label: 'Investimento', value: 'R$ 6.800,00' },
    { label: 'Prazo', value: '30 dias' },
    { label: 'Páginas', value: '8' },
  ],
  features: ['Sistema de contato', 'Galeria de imagens', 'SEO otimizado', 'Responsivo mobile'],
} as const;

/** Rows of the dashboard on the poster. */
export const POSTER = {
  greeting: 'Olá, Ana',
  stats: [
    { label: 'Total', value: '12' },
    { label: 'Rascunhos', value: '2' },
    { label: 'Enviados', value: '4' },
    { label: 'Aceitos', value: '5' },
    { label: 'Rejeitados', value: '1' },
  ],
  rows: [
    {
      title: 'Proposta para Padaria Aurora',
      type: 'Site Institucional',
      state: 'signed',
      amount: 'R$ 6.800,00',
    },
    { title: 'Proposta para Clínica Horizonte', type: 'Landing Page', state: 'sent', amount: 'R$ 3.200,00' },
    { title: 'Proposta para Ateliê Nó', type: 'E-commerce', state: 'sent', amount: 'R$ 14.500,00' },
    { title: 'Proposta para Casa do Mel', type: 'Site Catálogo', state: 'draft', amount: 'R$ 5.400,00' },
  ],
} as const;
