import { describe, expect, it } from '@jest/globals';
import { company, newProposal } from '../factories/bodies.js';
import { documentIn, draft, reject, sent, show, sign } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { setStage } from '../support/stage.js';
import type { HttpResponse } from '../support/test-app.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const ROUNDS = 50;

const rounds = async (work: (round: number) => Promise<void>) => {
  for (let round = 0; round < ROUNDS; round += 1) await work(round);
};
const statuses = (responses: HttpResponse[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);
const outboxOf = (id: string) =>
  stage.rows.query<{ kind: string }>(
    `SELECT kind FROM outbox WHERE model ->> 'proposal_id' = $1 ORDER BY kind`,
    [id],
  );
/** To the owner, the signer and the client's other address (D29). */
const SIGNED_MAILS = ['proposal-signed', 'signed-copy', 'signed-copy'].map((kind) => ({ kind }));
const statusOf = async (id: string) =>
  (await stage.rows.query<{ status: string }>('SELECT status FROM proposals WHERE id = $1', [id]))[0]?.status;

describe('concurrent decisions (D18)', () => {
  it('sign against reject: one succeeds each time, the other 409, one message, an intact chain', async () => {
    const winners = new Set<string>();
    await rounds(async (round) => {
      const { id, token } = await sent(stage.app);
      const both = [() => sign(stage.app, token), () => reject(stage.app, token)];
      const responses = await Promise.all((round % 2 ? both : both.reverse()).map((call) => call()));
      expect(statuses(responses)).toEqual([200, 409]);
      expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ALREADY_DECIDED' });
      const status = await statusOf(id);
      winners.add(String(status));
      const won = status === 'aceito' ? 'assinada' : 'recusada';
      expect(await verdictOf(stage.rows, id)).toMatchObject({
        intact: true,
        tipos: ['criada', 'link_gerado', won],
      });
      expect(await stage.rows.count('decisions', 'proposal_id = $1', [id])).toBe(1);
      expect(await stage.rows.count('signatures', 'proposal_id = $1', [id])).toBe(
        status === 'aceito' ? 1 : 0,
      );
      expect(await outboxOf(id)).toEqual(
        status === 'aceito' ? SIGNED_MAILS : [{ kind: 'proposal-rejected' }],
      );
    });
    expect([...winners].sort()).toEqual(['aceito', 'rejeitado']);
  });

  it('twenty signatures: one is stored (attack 42)', async () => {
    const { id, token } = await sent(stage.app);
    const names = Array.from({ length: 20 }, (_, i) => `Pessoa ${i}`);
    const responses = await Promise.all(names.map((nome) => sign(stage.app, token, { nome })));
    expect(statuses(responses)).toEqual([200, ...Array<number>(19).fill(409)]);
    const winner = names[responses.findIndex(({ status }) => status === 200)];
    expect(await stage.rows.query('SELECT nome FROM signatures WHERE proposal_id = $1', [id])).toEqual([
      { nome: winner },
    ]);
    expect(await outboxOf(id)).toEqual(SIGNED_MAILS);
    expect(await verdictOf(stage.rows, id)).toMatchObject({ intact: true });
  });

  it('sign against edit: what was signed is what was shown, or it is 409', async () => {
    await rounds(async () => {
      const scene = await sent(stage.app);
      const { body: shown } = await show(stage.app, scene.token);
      const claimed = { versao: shown?.['versao'], conteudo_hash: shown?.['conteudo_hash'] };
      const [signature, edit] = await Promise.all([
        sign(stage.app, scene.token, claimed),
        stage.app.call('PUT', scene.path, { as: scene.owner, body: { valor_total: '1.00' } }),
      ]);
      expect([
        [200, 423],
        [409, 200],
      ]).toContainEqual([signature.status, edit.status]);
      const after = await show(stage.app, scene.token);
      if (signature.status === 200) expect(after.body).toMatchObject({ ...documentIn(shown), ...SIGNED });
      else expect(after.body).toMatchObject({ status: 'enviado', versao: 2, valor_total: '1.00' });
      expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true });
    });
  });

  it.each([
    ['delete', 'DELETE', '', undefined],
    ['revoke-link', 'POST', '/revoke-link', {}],
  ] as const)(
    'sign against %s: never both undone and signed (attack 45)',
    async (name, method, path, body) => {
      await rounds(async () => {
        const scene = await sent(stage.app);
        const [signature, other] = await Promise.all([
          sign(stage.app, scene.token),
          stage.app.call(method, scene.path + path, { as: scene.owner, body }),
        ]);
        const status = await statusOf(scene.id);
        if (signature.status === 200) {
          expect(status).toBe('aceito');
          expect(other.status).toBe(name === 'delete' ? 204 : 409);
          expect((await show(stage.app, scene.token)).body).toMatchObject(SIGNED);
        } else {
          expect([signature.status, other.status]).toEqual([404, 204]);
          expect(await stage.rows.count('decisions', 'proposal_id = $1', [scene.id])).toBe(0);
          expect((await show(stage.app, scene.token)).status).toBe(404);
        }
        expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true });
      });
    },
  );
});

const SIGNED = { status: 'aceito', assinatura_confirmacao: true };

describe('the company’s name changes while its client signs', () => {
  it('what is signed is what was shown, or it is 409', async () => {
    const owner = unlimitedUser();
    await stage.app.call('POST', '/api/company-settings', { as: owner, body: company() });
    await rounds(async (round) => {
      const { id, token } = await sent(stage.app, owner);
      const { body: shown } = await show(stage.app, token);
      const [signature, saved] = await Promise.all([
        sign(stage.app, token, { versao: shown?.['versao'], conteudo_hash: shown?.['conteudo_hash'] }),
        stage.app.call('PUT', '/api/company-settings', {
          as: owner,
          body: company({ nome_empresa: `Empresa ${round}` }),
        }),
      ]);
      expect(saved.status).toBe(200);
      expect([200, 409]).toContain(signature.status);
      if (signature.status === 409) expect(signature.body).toMatchObject({ code: 'CONTENT_CHANGED' });
      else expect((await show(stage.app, token)).body).toMatchObject({ ...documentIn(shown), ...SIGNED });
      expect(await stage.rows.count('signatures', 'proposal_id = $1', [id])).toBe(
        signature.status === 200 ? 1 : 0,
      );
    });
  });

  it.each([
    ['saved before', company()],
    ['saved for the first time', undefined],
  ])('a save that came first (%s) makes the waiting signature 409', async (_name, before) => {
    const owner = unlimitedUser();
    if (before) await stage.app.call('POST', '/api/company-settings', { as: owner, body: before });
    const { token } = await sent(stage.app, owner);
    const { body: shown } = await show(stage.app, token);
    const saving = await stage.rows.begin();
    await saving.query(
      `INSERT INTO company_settings AS c (user_id, versao, nome_empresa) VALUES ($1, 1, 'Outra')
       ON CONFLICT (user_id) DO UPDATE SET versao = c.versao + 1, nome_empresa = 'Outra'`,
      [owner.sub],
    );
    const waiting = sign(stage.app, token, { versao: 1, conteudo_hash: shown?.['conteudo_hash'] });
    await stage.rows.untilSomebodyWaits();
    await saving.commit();
    expect((await waiting).body).toMatchObject({
      code: 'CONTENT_CHANGED',
      error: 'Esta proposta foi atualizada. Revise antes de assinar.',
    });
    expect((await show(stage.app, token)).body).toMatchObject({
      status: 'enviado',
      empresa: { nome_empresa: 'Outra' },
    });
  });
});

describe('the link’s end passes while a signature waits for the row', () => {
  it('is decided by the clock after waiting: 410 (attack 46)', async () => {
    const { id, token } = await sent(stage.app);
    await stage.rows.query(
      `UPDATE proposals SET link_expira_em = date_trunc('second', clock_timestamp()) WHERE id = $1`,
      [id],
    );
    const holding = await stage.rows.begin();
    await holding.query('SELECT 1 FROM proposals WHERE id = $1 FOR UPDATE', [id]);
    const waiting = sign(stage.app, token);
    await stage.rows.untilSomebodyWaits();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await holding.rollback();
    expect((await waiting).status).toBe(410);
    expect(await stage.rows.count('decisions', 'proposal_id = $1', [id])).toBe(0);
  });
});

describe('an owner’s own calls at once', () => {
  it('generate-link returns everybody the same token', async () => {
    const scene = await draft(stage.app);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        stage.app.call('POST', `${scene.path}/generate-link`, { as: scene.owner, body: {} }),
      ),
    );
    expect(
      new Set(responses.map(({ status, body }) => `${status} ${String(body?.['publicToken'])}`)).size,
    ).toBe(1);
    expect(await stage.rows.count('proposal_links', 'proposal_id = $1', [scene.id])).toBe(1);
  });

  it('edits without a version all count, and of those with one only the first', async () => {
    const scene = await draft(stage.app);
    const put = (over: object) =>
      stage.app.call('PUT', scene.path, { as: scene.owner, body: { ...newProposal(), ...over } });
    expect(new Set(statuses(await Promise.all(Array.from({ length: 5 }, () => put({})))))).toEqual(
      new Set([200]),
    );
    const versioned = await Promise.all(Array.from({ length: 5 }, () => put({ versao: 6 })));
    expect(statuses(versioned)).toEqual([200, 409, 409, 409, 409]);
    const kept = await stage.rows.query<{ versao: number }>(
      'SELECT versao FROM proposal_versions WHERE proposal_id = $1 ORDER BY versao',
      [scene.id],
    );
    expect(kept.map(({ versao }) => versao)).toEqual([1, 7]); // nobody saw those between (docs/decisions/0029)
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true });
  });
});
