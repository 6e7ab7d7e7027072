import { contentFixture } from '@acordo/contracts/fixtures/proposal';

/** A body of POST /api/propostas; a test's own fields are in `over`. */
export const newProposal = (over: object = {}) => ({ ...contentFixture, ...over });

export const company = (over: object = {}) => ({
  nome_empresa: 'Estúdio Lume',
  cnpj: '12.ABC.345/01DE-35',
  endereco: 'Rua Aurora, 100 - São Paulo - SP',
  telefone: '(11) 99999-0000',
  email_empresa: 'ola@estudiolume.com.br',
  ...over,
});

export const signature = (over: object = {}) => ({
  nome: 'José Antônio Ribeiro',
  email: 'jose@paoeprosa.com.br',
  confirmacao: true,
  ...over,
});
