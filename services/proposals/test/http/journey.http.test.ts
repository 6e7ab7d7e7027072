import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { SignedCopy } from '@acordo/contracts/internal/mail/signed-copy';
import { ProposalSigned } from '@acordo/contracts/internal/mail/proposal-signed';
import { ProposalRejected } from '@acordo/contracts/internal/mail/proposal-rejected';
import { describe, expect, it } from '@jest/globals';
import { company, newProposal } from '../factories/bodies.js';
import { reject, show, sign } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { user } from '../support/tokens.js';

const stage = setStage();

const owner = user();
const as = owner;
const path = '/api/propostas';
let id = '';
let token = '';

describe('the journey of a proposal that is signed', () => {
  it('is created as a draft (P22, D14)', async () => {
    expect((await stage.app.call('POST', '/api/company-settings', { as, body: company() })).status).toBe(201);
    const { status, body } = await stage.app.call('POST', path, {
      as,
      body: newProposal({ user_id: owner.sub, titulo: '' }),
    });
    expect(status).toBe(201);
    expect(Proposal.parse(body)).toMatchObject({
      ...contentFixture,
      status: 'rascunho',
      versao: 1,
      token: null,
    });
    id = String(body?.['id']);
  });

  it('is in its owner’s list, figures and limits (P4, P14)', async () => {
    const list = await stage.app.call('GET', `${path}?userId=${owner.sub}`, { as });
    expect((list.body as unknown as Proposal[]).map((row) => row.id)).toEqual([id]);
    expect((await stage.app.call('GET', `${path}/stats`, { as })).body).toMatchObject({
      total: 1,
      rascunhos: 1,
    });
    expect((await stage.app.call('GET', '/api/proposal-limits', { as })).body).toEqual({
      canCreateProposal: true,
      proposalCount: 1,
      maxProposals: 3,
      unlimitedProposals: false,
      isAdmin: false,
      storage: { used: expect.any(Number), max: 50_000_000, nearlyFull: false },
    });
  });

  it('gets a public link', async () => {
    const { status, body } = await stage.app.call('POST', `${path}/${id}/generate-link`, { as, body: {} });
    expect(status).toBe(200);
    token = String(body?.['publicToken']);
    const own = await stage.app.call('GET', `${path}/${id}`, { as });
    expect(own.body).toMatchObject({ status: 'enviado', token, link_expira_em: body?.['link_expira_em'] });
  });

  it('is read by its client without anything of its owner’s account', async () => {
    const { status, body, text, headers } = await show(stage.app, token);
    expect(status).toBe(200);
    expect(PublicProposal.parse(body)).toMatchObject({
      id: token,
      status: 'enviado',
      titulo: 'Proposta para Padaria Pão & Prosa',
      empresa: { nome_empresa: 'Estúdio Lume', cnpj: '12ABC34501DE35' },
      assinatura_confirmacao: false,
    });
    expect(text).not.toContain(id);
    expect(text).not.toContain(owner.sub);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });

  it('is signed once', async () => {
    const { body } = await show(stage.app, token);
    const claimed = { versao: body?.['versao'], conteudo_hash: body?.['conteudo_hash'] };
    const { status, body: response } = await sign(stage.app, token, claimed);
    expect([status, response]).toEqual([200, { success: true }]);
    expect((await sign(stage.app, token, claimed)).body).toMatchObject({ code: 'ALREADY_DECIDED' });
    expect((await reject(stage.app, token)).status).toBe(409);
  });

  it('shows who signed to both sides', async () => {
    const evidence = {
      status: 'aceito',
      assinatura_confirmacao: true,
      assinatura_cliente_nome: 'José Antônio Ribeiro',
      assinatura_cliente_email: 'jose@paoeprosa.com.br',
      assinatura_ip: '203.0.113.9',
    };
    expect((await show(stage.app, token)).body).toMatchObject(evidence);
    expect((await stage.app.call('GET', `${path}/${id}`, { as })).body).toMatchObject({ ...evidence, token });
  });

  it('adds one message to its owner, and a copy for each address of the client (D29)', async () => {
    const [row, ...copies] = await stage.rows.query<{ kind: string; model: unknown }>(
      `SELECT kind, model FROM outbox WHERE model ->> 'proposal_id' = $1
       ORDER BY kind, model ->> 'to_email' DESC`,
      [id],
    );
    expect(copies.map(({ kind }) => kind)).toEqual(['signed-copy', 'signed-copy']);
    expect(copies.map(({ model }) => SignedCopy.parse(model))).toMatchObject([
      { to_email: 'jose@paoeprosa.com.br', to_user: owner.sub, empresa_nome: 'Estúdio Lume' },
      { to_email: 'contato@paoeprosa.com.br', to_user: owner.sub },
    ]);
    expect(JSON.stringify(copies)).not.toContain(token); // D15
    expect(row?.kind).toBe('proposal-signed');
    expect(ProposalSigned.parse(row?.model)).toMatchObject({
      to_user: owner.sub,
      empresa_nome: 'Estúdio Lume',
    });
  });
});

describe('a proposal that is rejected', () => {
  it('notifies its owner with the reason', async () => {
    const created = await stage.app.call('POST', path, { as, body: newProposal() });
    const other = String(created.body?.['id']);
    const made = await stage.app.call('POST', `${path}/${other}/generate-link`, { as, body: {} });
    const publicToken = String(made.body?.['publicToken']);
    expect((await reject(stage.app, publicToken, { motivo: ' ' })).body).toEqual({ success: true });
    expect((await stage.app.call('GET', `${path}/${other}`, { as })).body).toMatchObject({
      status: 'rejeitado',
      recusa_motivo: 'Não informado',
      assinatura_confirmacao: false,
    });
    expect((await show(stage.app, publicToken)).body).toMatchObject({ status: 'rejeitado' });
    const [row] = await stage.rows.query<{ model: unknown }>(
      `SELECT model FROM outbox WHERE kind = 'proposal-rejected'`,
    );
    expect(ProposalRejected.parse(row?.model)).toMatchObject({ motivo: 'Não informado', proposal_id: other });
  });
});
