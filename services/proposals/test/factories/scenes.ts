import { ProposalDocument } from '@acordo/contracts/http/public/document';
import type { Body, TestApp } from '../support/test-app.js';
import { type Claims, unlimitedUser } from '../support/tokens.js';
import { newProposal, signature } from './bodies.js';

type Owner = Claims & { sub: string };

/** A proposal and who owns it; `token` once it was sent. */
export interface Scene {
  owner: Owner;
  id: string;
  token: string;
  path: string;
}

export async function draft(app: TestApp, owner: Owner = unlimitedUser(), over: object = {}): Promise<Scene> {
  const { status, body, text } = await app.call('POST', '/api/propostas', {
    as: owner,
    body: newProposal(over),
  });
  if (status !== 201) throw new Error(`create: ${status} ${text}`);
  const id = String(body?.['id']);
  return { owner, id, token: '', path: `/api/propostas/${id}` };
}

export async function link(app: TestApp, scene: Scene): Promise<string> {
  const { status, body, text } = await app.call('POST', `${scene.path}/generate-link`, {
    as: scene.owner,
    body: {},
  });
  if (status !== 200) throw new Error(`generate-link: ${status} ${text}`);
  return String(body?.['publicToken']);
}

export async function sent(app: TestApp, owner?: Owner, over: object = {}): Promise<Scene> {
  const scene = await draft(app, owner, over);
  return { ...scene, token: await link(app, scene) };
}

export const show = (app: TestApp, token: string, as?: Claims) =>
  app.call('GET', `/api/public/proposal/${token}`, as ? { as } : {});
export const sign = (app: TestApp, token: string, over: object = {}, headers: Record<string, string> = {}) =>
  app.call('POST', `/api/propostas/${token}/assinatura`, { body: signature(over), headers });
export const reject = (
  app: TestApp,
  token: string,
  over: object = {},
  headers: Record<string, string> = {},
) => app.call('POST', `/api/propostas/${token}/rejeitar`, { body: { motivo: 'Caro', ...over }, headers });

export async function signed(app: TestApp, owner?: Owner, over: object = {}): Promise<Scene> {
  const scene = await sent(app, owner, over);
  const { status, text } = await sign(app, scene.token);
  if (status !== 200) throw new Error(`sign: ${status} ${text}`);
  return scene;
}

export async function rejected(app: TestApp, owner?: Owner, over: object = {}): Promise<Scene> {
  const scene = await sent(app, owner, over);
  const { status, text } = await reject(app, scene.token);
  if (status !== 200) throw new Error(`reject: ${status} ${text}`);
  return scene;
}

/** The signed part of a public response: the document, and what identifies it. */
export function documentIn(body: Body | null): object {
  const keys = [...Object.keys(ProposalDocument.shape), 'versao', 'conteudo_hash', 'consentimento'];
  // Without optional fields that the response does not have.
  return Object.fromEntries(keys.filter((key) => body && key in body).map((key) => [key, body?.[key]]));
}

/** What the page sends with a decision (D17). */
export const claimOf = (body: Body | null) => ({
  versao: body?.['versao'],
  conteudo_hash: body?.['conteudo_hash'],
});
