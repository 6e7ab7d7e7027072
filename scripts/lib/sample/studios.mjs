/**
  A plain mark of a company as a data URL: initials on its colour.
 * @param {string} initials
 * @param {string} color `#RRGGBB`
 */
export function logoOf(initials, color) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
    <rect width="320" height="320" rx="72" fill="${color}"/>
    <text x="160" y="206" font-family="Inter, Arial, sans-serif" font-size="132" font-weight="700" fill="#fff"
      text-anchor="middle">${initials}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const password = 'acordo-demo';

/** Who works with the product in the sample. Names, numbers and addresses are made up; documents pass their checks. */
export const studios = {
  /** Has no limit. */
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
  /** Came a minute ago. */
  rafael: {
    owner: { nome: 'Rafael Teixeira', email: 'rafael@teixeiraweb.com.br', password },
  },
};
