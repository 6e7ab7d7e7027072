import { verifyToken } from '@acordo/service-kit/caller/token';
import { describe, expect, it } from '@jest/globals';
import { company, newProposal } from '../factories/bodies.js';
import { SignProposal } from '../../src/signing/use-cases/sign-proposal.js';
import { type Scene, sent, show, sign } from '../factories/scenes.js';
import { fetchPdf, squeezed, textOf } from '../support/pdf.js';
import { setStage } from '../support/stage.js';
import { KEY, token as tokenOf, unlimitedUser, VISITOR } from '../support/tokens.js';

const stage = setStage();

describe('empty-looking names (D47, attack 260)', () => {
  it.each([
    '\u200b\u200b',
    '\u3164\u3164',
    '\u115f\u1160',
    '\uffa0\uffa0',
    '\u2800\u2800',
    '\u200d\u200d',
    '--',
  ])('nobody signs as %j', async (nome) => {
    const scene = await sent(stage.app);
    const before = await stage.rows.fingerprint();
    const { status, body } = await sign(stage.app, scene.token, { nome });
    expect([status, Object.keys(body?.['fields'] ?? {})]).toEqual([422, ['nome']]);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('a signature stores name and address without invisible characters', async () => {
    const scene = await sent(stage.app);
    const typed = { nome: '\ufeffJosé\u200b Ribeiro\u3164', email: 'jose@x.com\u200b' };
    expect((await sign(stage.app, scene.token, typed)).status).toBe(200);
    expect((await show(stage.app, scene.token)).body).toMatchObject({
      assinatura_cliente_nome: 'José Ribeiro',
      assinatura_cliente_email: 'jose@x.com',
    });
  });

  it('no company and no client can have such a name; one with emoji keeps them whole', async () => {
    const as = unlimitedUser();
    const save = (nome_empresa: string) =>
      stage.app.call('POST', '/api/company-settings', { as, body: company({ nome_empresa }) });
    for (const nothing of ['\u2800', '\u3164', '!?']) {
      expect((await save(nothing)).body).toMatchObject({ fields: { nome_empresa: expect.any(String) } });
      const body = newProposal({ cliente_nome: nothing });
      const refused = await stage.app.call('POST', '/api/propostas', { as, body });
      expect([refused.status, refused.body?.['fields']]).toEqual([
        422,
        { cliente_nome: 'O nome deve ter pelo menos uma letra' },
      ]);
    }
    expect((await save('Ateliê ❤️\u200b')).body).toMatchObject({ nome_empresa: 'Ateliê ❤️' });
  });
});

describe('what was signed before these rules (attack 262)', () => {
  const OLD = { nome: '\u3164\u200b', email: 'jose@x.com\u200b' };
  const SHOWN = {
    assinatura_cliente_nome: '[U+3164][U+200B]',
    assinatura_cliente_email: 'jose@x.com[U+200B]',
  };

  /** As the service signed before: by the use case, past today's contract. All rows of it agree with its history. */
  async function signedOnce(): Promise<{ scene: Scene; codigo: string }> {
    const scene = await sent(stage.app);
    const body = { ...OLD, confirmacao: true } as const;
    const now = stage.app.now();
    const caller = verifyToken(tokenOf(VISITOR, now), 'proposals', [KEY], now);
    if (!caller) throw new Error('no visitor');
    await stage.app.app.get(SignProposal).execute({ caller, token: scene.token, body, key: null });
    const [row] = await stage.rows.query<{ codigo: string }>(
      'SELECT codigo FROM signatures WHERE proposal_id = $1',
      [scene.id],
    );
    return { scene, codigo: row?.codigo ?? '' };
  }

  it('is shown with every character visible, to owner, client and verifier, and on the receipt', async () => {
    const { scene, codigo } = await signedOnce();
    const as = scene.owner;
    expect((await show(stage.app, scene.token)).body).toMatchObject(SHOWN);
    expect((await stage.app.call('GET', scene.path, { as })).body).toMatchObject(SHOWN);
    const list = await stage.app.call('GET', '/api/propostas', { as });
    expect(JSON.parse(list.text)).toMatchObject([SHOWN]);
    const verified = await stage.app.call('GET', `/api/public/verify/${codigo}`);
    expect(verified.body).toMatchObject({ assinante: '[U+3164]****' });
    const { status, pdf } = await fetchPdf(stage.app, `${scene.path}/pdf`, as);
    expect(status).toBe(200);
    const text = squeezed(textOf(pdf));
    const receipt = text.slice(text.indexOf('Comprovantedeassinatura'));
    for (const said of ['[U+3164][U+200B]', 'jose@x.com[U+200B]']) expect(receipt).toContain(said);
  });

  it('an older proposal of an unnamed client is read, copied and its other fields changed', async () => {
    const scene = await sent(stage.app);
    await stage.rows.query('UPDATE proposals SET cliente_nome = $2 WHERE id = $1', [scene.id, '\u3164--']);
    const as = scene.owner;
    expect((await stage.app.call('GET', scene.path, { as })).body).toMatchObject({
      cliente_nome: '\u3164--',
    });
    const copy = await stage.app.call('POST', `${scene.path}/duplicate`, { as, body: {} });
    expect(copy.status).toBe(201);
    const changed = await stage.app.call('PUT', scene.path, { as, body: { prazo: '9 dias' } });
    expect(changed.status).toBe(200);
  });
});
