import { logoOf } from './logo.mjs';

/**
 * The users of the sample data. Names, numbers and addresses are invented; CPF and CNPJ have valid check digits.
 * @typedef {object} Studio
 * @property {{ nome: string, email: string, password: string }} owner
 * @property {Record<string, string>} [company] company settings
 */

const password = 'acordo-demo';

/** @type {Record<'marina' | 'rafael' | 'juliana' | 'caio' | 'beatriz' | 'otavio', Studio>} */
export const studios = {
  /** A user for months; an administrator has removed her limit. */
  marina: {
    owner: { nome: 'Marina Duarte', email: 'marina@estudiolume.com.br', password },
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
  /** Registered a minute ago. */
  rafael: {
    owner: { nome: 'Rafael Teixeira', email: 'rafael@teixeiraweb.com.br', password },
  },
  /** Free plan, this month's proposals are used up. */
  juliana: {
    owner: { nome: 'Juliana Nogueira', email: 'juliana@ateliepixel.com.br', password },
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
  /** Pays monthly. */
  caio: { owner: { nome: 'Caio Ferraz', email: 'caio@ferrazdigital.com.br', password } },
  /** Pays by the year. */
  beatriz: { owner: { nome: 'Beatriz Lacerda', email: 'bia@lacerdaestudio.com.br', password } },
  /** His last payment failed. */
  otavio: { owner: { nome: 'Otávio Sampaio', email: 'otavio@sampaio.dev.br', password } },
};
