import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { SAMPLE } from '../../document/sample';

/** Alternative text of the sample proposal's picture. */
export const SAMPLE_DESCRIPTION =
  'Exemplo de proposta: novo site para a Padaria Aurora, R$ 6.800,00 em 30 dias, assinada digitalmente pela cliente.';

export const SAMPLE_SIGNATURE = { name: 'Marina Duarte', instant: '12/05/2026, 14:32' } as const;

/** The invented proposal that the landing shows, in the real template. */
export const SAMPLE_DOCUMENT: ProposalDocument = {
  ...SAMPLE,
  cores_personalizadas: { primaria: '#0F766E', secundaria: '#14532D' },
  template: 'modern',
  empresa: {
    nome_empresa: 'Estúdio Lume',
    cnpj: '',
    endereco: 'Rua Aurora, 100, São Paulo - SP',
    telefone: '(11) 99999-0000',
    email_empresa: 'ola@estudiolume.com.br',
    logo_url: '',
    cor_primaria: '#0F766E',
    cor_secundaria: '#14532D',
  },
};

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
