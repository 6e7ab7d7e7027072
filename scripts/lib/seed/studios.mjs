import { logoOf } from './logo.mjs';

/**
 * Who works with the product in the sample data. Names, numbers and addresses are made up; documents pass their checks.
 * @typedef {object} Studio
 * @property {{ nome: string, email: string, password: string }} owner
 * @property {Record<string, string>} [company] company settings
 * @property {boolean} unlimited
 */

const password = 'acordo-demo';

/** @type {{ marina: Studio, rafael: Studio, juliana: Studio }} */
export const studios = {
  marina: {
    owner: { nome: 'Marina Duarte', email: 'marina@estudiolume.com.br', password },
    unlimited: true,
    company: {
      nome_empresa: 'Estúdio Lume',
      cnpj: '11.222.333/0001-81',
      endereco: 'Rua dos Pinheiros, 498, São Paulo - SP',
      telefone: '(11) 98765-4321',
      email_empresa: 'contato@estudiolume.com.br',
      logo_url: logoOf('EL', '#0F766E'),
      cor_primaria: '#0F766E',
      cor_secundaria: '#14532D',
    },
  },
  rafael: {
    owner: { nome: 'Rafael Teixeira', email: 'rafael@teixeiraweb.com.br', password },
    unlimited: false,
  },
  juliana: {
    owner: { nome: 'Juliana Nogueira', email: 'juliana@ateliepixel.com.br', password },
    unlimited: false,
    company: {
      nome_empresa: 'Ateliê Pixel Comunicação Ltda.',
      cnpj: '12.ABC.345/01DE-35',
      endereco: 'Av. Afonso Pena, 1500, Belo Horizonte - MG',
      telefone: '(31) 3222-1010',
      email_empresa: 'ola@ateliepixel.com.br',
      logo_url: logoOf('AP', '#7C2D12'),
      cor_primaria: '#7C2D12',
      cor_secundaria: '#B45309',
    },
  },
};
