import { SeedClient } from './client.mjs';

/**
 * A client opens a link, reads, and maybe decides.
 * @param {string} url
 * @param {string} token
 * @param {{ signer?: { nome: string, email: string }, motivo?: string }} [decision] without it somebody only reads
 */
export async function visit(url, token, { signer, motivo } = {}) {
  const client = new SeedClient(url);
  const { versao, conteudo_hash } = await client.ask('GET', `/api/public/proposal/${token}`);
  await client.ask('POST', `/api/public/proposal/${token}/view`, {});
  if (motivo) await client.ask('POST', `/api/propostas/${token}/rejeitar`, { motivo });
  if (!signer) return;
  const body = { ...signer, confirmacao: true, versao, conteudo_hash };
  await client.ask('POST', `/api/propostas/${token}/assinatura`, body);
}
