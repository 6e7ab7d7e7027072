import type { ApiClient } from '../support/api-client.js';
import { DONA, newOwner } from './owner.js';

export interface Shared {
  id: string;
  token: string;
  link: string;
}

/** An owner without a limit, with a company of this name. */
export async function company(product: { url: string }, nome_empresa: string): Promise<ApiClient> {
  const email = `dona-${nome_empresa.length}@estudiolume.com.br`;
  const { client, id } = await newOwner(product, { ...DONA, email });
  const saved = await client.call('POST', '/api/company-settings', {
    user_id: id,
    nome_empresa,
    cnpj: '11.222.333/0001-81',
    telefone: '(11) 98765-4321',
    email_empresa: 'ola@estudiolume.com.br',
    endereco: 'Rua dos Pinheiros, 498, São Paulo - SP',
  });
  if (saved.status >= 300) throw new Error(`company settings: ${saved.status}`);
  return client;
}

/** A new proposal with its public link. */
export async function share(url: string, by: ApiClient, content: object): Promise<Shared> {
  const created = await by.call('POST', '/api/propostas', content);
  if (created.status !== 201)
    throw new Error(`proposal: ${created.status} ${JSON.stringify(created.body['fields'])}`);
  const id = String(created.body['id']);
  const { body } = await by.call('POST', `/api/propostas/${id}/generate-link`, {});
  const token = String(body['publicToken']);
  return { id, token, link: `${url}/public/proposal/${token}` };
}
