import { randomBytes } from 'node:crypto';
import { newProposal } from './proposals.mjs';
import { account } from './stack.mjs';

const text = (length) => randomBytes(Math.ceil(length / 2)).toString('hex');
const LONG = ['servidor_web', 'servidor_email', 'suporte_gestao', 'painel_admin'].map(
  (name) => `${name}_detalhes`,
);
const content = () => ({
  ...Object.fromEntries([...LONG, 'condicoes_pagamento', 'descricao'].map((field) => [field, text(20_000)])),
  funcionalidades: Array.from({ length: 100 }, () => text(200)),
});
const STATUSES = ['iniciado', 'em_desenvolvimento', 'finalizado', 'pendente'];

/** A picture of noise as a BMP would hold it, in a drawing: small to make, and never the same. */
const picture = () => {
  const squares = Array.from({ length: 3_000 }, (_, i) => {
    const place = `x="${(i % 55) * 18}" y="${Math.floor(i / 55) * 18}" width="18" height="18"`;
    return `<rect ${place} fill="#${text(6)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${squares.join('')}</svg>`;
};

/**
 * Every way to use storage by repeated calls, grouped by its rows: they count for the quota; they are written once, or
 * a few times a month; a vacuum frees their space (churn); or only rate limits bound them.
 */
export const WAYS = {
  churn: {
    'saves of large contents': ({ call, path }) => call('PUT', path, content()),
  },
  counted: {
    'saves that a link shows each time': async ({ call, path, token }) => {
      const saved = await call('PUT', path, content());
      await call('GET', `/api/public/proposal/${token}`);
      return saved;
    },
    'uploads of logos': ({ upload }) => upload(picture()),
    'logos inside of saves': ({ call, path }) => {
      const address = `data:image/svg+xml;base64,${Buffer.from(picture()).toString('base64')}`;
      return call('PUT', path, { logo_cliente_url: address });
    },
    'links made and revoked': ({ call, path }, i) =>
      call('POST', `${path}/${i % 2 ? 'generate-link' : 'revoke-link'}`, {}),
    'links made and rejected': async ({ call, path }) => {
      const link = await call('POST', `${path}/generate-link`, {});
      if (link.status !== 200) return link;
      const address = `/api/propostas/${link.body.publicToken}/rejeitar`;
      const rejected = await call('POST', address, { motivo: text(2_000) }, '');
      return rejected.status === 200 ? link : rejected;
    },
  },
  once: {
    'new proposals, deleted again': async ({ call }) => {
      const made = await call('POST', '/api/propostas', { ...newProposal, ...content() });
      if (made.status === 201) await call('DELETE', `/api/propostas/${made.body.id}`);
      return made;
    },
    'archives asked for': ({ call }) => call('GET', '/api/auth/export?novo=true'),
  },
  endless: {
    'saves of a few letters': ({ call, path }) => call('PUT', path, { titulo: text(20) }),
    'changes of the development status': ({ call, path }, i) =>
      call('PATCH', `${path}/status-desenvolvimento`, { status_desenvolvimento: STATUSES[i % 4] }),
    'company settings': ({ call }, i) => {
      const settings = { nome_empresa: `E ${text(180)}`, endereco: text(200) };
      return call(i === 0 ? 'POST' : 'PUT', '/api/company-settings', settings);
    },
    'reading (access records)': ({ call }) => call('GET', '/api/propostas?limit=1'),
    'signing in': ({ call, email, password }) => call('POST', '/api/auth/login', { email, password }, ''),
  },
};

/** A free account with one shared proposal, and what it can call. */
export async function hostileAccount({ url }) {
  const { cookie, email, password } = await account(url);
  /** A client, who has no account, calls with an empty cookie. A form goes as it is, anything else as JSON. */
  const call = async (method, path, body, as = cookie) => {
    const isJson = body && !(body instanceof FormData);
    const headers = { origin: url, cookie: as, ...(isJson ? { 'content-type': 'application/json' } : {}) };
    const response = await fetch(url + path, { method, headers, body: isJson ? JSON.stringify(body) : body });
    const said = await response.text();
    return { status: response.status, body: said.startsWith('{') ? JSON.parse(said) : {} };
  };
  const upload = (svg) => {
    const form = new FormData();
    form.set('file', new Blob([svg], { type: 'image/svg+xml' }), 'logo.svg');
    return call('POST', '/api/company-settings/logo', form);
  };
  const { body } = await call('POST', '/api/propostas', newProposal);
  const path = `/api/propostas/${body.id}`;
  const link = await call('POST', `${path}/generate-link`, {});
  return { call, upload, email, password, path, token: link.body.publicToken };
}
