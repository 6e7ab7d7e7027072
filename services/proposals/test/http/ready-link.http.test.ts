import { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { Database } from '@acordo/service-kit/database/database';
import { describe, expect, it } from '@jest/globals';
import { toCompany } from '../../src/company/company-columns.js';
import { freeze, parseFrozen } from '../../src/content/domain/document.js';
import { tokenHash } from '../../src/links/domain/token.js';
import { toContent } from '../../src/content/content-columns.js';
import { toIssue } from '../../src/content/issue-columns.js';
import { findShared } from '../../src/reading/shared-proposal.js';
import { company } from '../factories/bodies.js';
import { generatedContents } from '../factories/generated.js';
import { claimOf, rejected, sent, show, sign, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();

/** The rows' data, combined without any of the response's own code. */
async function expected(token: string) {
  const row = await findShared(stage.app.app.get(Database), tokenHash(token));
  if (!row) throw new Error('no such link');
  const { assinatura, record } = row;
  const s = record.signature;
  const document = assinatura
    ? parseFrozen(assinatura.conteudo)
    : freeze(toContent(row), toCompany(row), toIssue(row));
  const response = {
    ...document.documento,
    consentimento: document.consentimento,
    id: token,
    status: row.status,
    versao: s?.versao ?? row.versao,
    conteudo_hash: document.hash.toString('hex'),
    criado_em: row.criado_em,
    link_expira_em: row.link_expira_em,
    assinatura_confirmacao: s !== null,
    assinatura_cliente_nome: s?.nome ?? null,
    assinatura_cliente_email: s?.email ?? null,
    assinatura_data: s?.em ?? null,
    assinatura_ip: s?.ip ?? null,
    copia_enviada: row.copia_enviada ?? undefined,
  };
  return JSON.parse(JSON.stringify(PublicProposal.parse(response))) as object;
}

describe('what a link shows is sent as JSON', () => {
  it('and agrees with contract and rows, the first time and again', async () => {
    const owner = unlimitedUser();
    await stage.app.call('POST', '/api/company-settings', { as: owner, body: company() });
    const scenes = [];
    for (const over of generatedContents(25)) scenes.push(await sent(stage.app, owner, over));
    scenes.push(await signed(stage.app, owner), await rejected(stage.app, owner));
    for (const { token } of scenes) {
      const right = await expected(token);
      for (let time = 0; time < 2; time += 1) expect((await show(stage.app, token)).body).toEqual(right);
    }
  });

  it('is another document after an edit, after a save of the company, and stays what was signed', async () => {
    const scene = await sent(stage.app);
    const look = async () => (await show(stage.app, scene.token)).body;
    const put = (path: string, body: object, method: 'PUT' | 'POST' = 'PUT') =>
      stage.app.call(method, path, { as: scene.owner, body });
    const first = await look();
    await put(scene.path, { descricao: 'Outra descrição' });
    expect(await look()).toMatchObject({ descricao: 'Outra descrição', versao: 2 });
    await put('/api/company-settings', company({ nome_empresa: 'Nome novo' }), 'POST');
    const last = await look();
    expect(last).toMatchObject({ empresa: { nome_empresa: 'Nome novo' } });
    expect(last?.['conteudo_hash']).not.toBe(first?.['conteudo_hash']);

    expect((await sign(stage.app, scene.token, claimOf(last))).status).toBe(200);
    const atSignature = await look();
    expect(atSignature).toEqual(await expected(scene.token));
    await put('/api/company-settings', company({ nome_empresa: 'Depois' }));
    expect(await look()).toEqual(atSignature);
  });
});
