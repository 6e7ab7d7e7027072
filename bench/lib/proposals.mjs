import { ask, get, post } from './requests.mjs';

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

const AT_ONCE = 10;

/** Writes `count` proposals at the service itself: `write(i)` each. @returns {Promise<any[]>} the responses */
export async function writeMany(count, write) {
  const made = [];
  let next = 0;
  const worker = async () => {
    while (next < count) made.push(await write(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}

/** Writes a proposal at the service itself. @returns {Promise<string>} its id */
export const create = async ({ direct, as }, owner, proposal = newProposal) =>
  (await ask(direct, post('/api/propostas', as(owner), proposal))).body.id;

/** @returns {Promise<string>} the token of a new link to it */
export const share = async ({ direct, as }, owner, id) =>
  (await ask(direct, post(`/api/propostas/${id}/generate-link`, as(owner), {}))).body.publicToken;

/** Opens the link as a client: returns the version to sign. */
export async function open({ direct, as }, token) {
  const { body } = await ask(direct, get(`/api/public/proposal/${token}`, as()));
  return { token, versao: body.versao, conteudo_hash: body.conteudo_hash };
}
