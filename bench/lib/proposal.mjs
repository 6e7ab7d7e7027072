/** What an owner typically sends. */
export const newProposal = {
  cliente_nome: 'Padaria Pão Quente',
  cliente_email: 'contato@padaria.com.br',
  cliente_cnpj: '11.222.333/0001-81',
  tipo_site: 'institutional',
  paginas: 8,
  funcionalidades: ['Catálogo de produtos', 'Blog', 'Formulário de contato', 'Mapa'],
  valor_total: '4500.00',
  servidor_web_valor: '49.90',
  servidor_web_detalhes: 'Hospedagem',
  condicoes_pagamento: '50% no início, 50% na entrega',
  descricao: 'Site institucional responsivo com identidade visual. '.repeat(6),
};

const json = { 'content-type': 'application/json' };
export const post = (path, headers, body) => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
export const get = (path, headers) => ({ method: 'GET', path, headers });
