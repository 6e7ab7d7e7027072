import type { ApiClient } from '../../scripts/lib/api-client.mjs';
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
  await client.ask('POST', '/api/company-settings', {
    user_id: id,
    nome_empresa,
    cnpj: '11.222.333/0001-81',
    telefone: '(11) 98765-4321',
    email_empresa: 'ola@estudiolume.com.br',
    endereco: 'Rua dos Pinheiros, 498, São Paulo - SP',
  });
  return client;
}

/** A new proposal with its public link. */
export async function share(url: string, by: ApiClient, content: object): Promise<Shared> {
  const { id } = await by.ask('POST', '/api/propostas', content);
  const { publicToken: token } = await by.ask('POST', `/api/propostas/${id}/generate-link`, {});
  return { id, token, link: `${url}/public/proposal/${token}` };
}
