import { UNDELIVERED } from '@acordo/contracts/undelivered';
import { describe, expect, it } from '@jest/globals';
import { type Scene, sent, show, signed } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { setStage } from '../support/stage.js';

const stage = setStage();
const service = { iss: 'notifications', kind: 'service' } as const;

const copyOf = async ({ id }: Scene, kind = 'signed-copy'): Promise<string> => {
  const [row] = await stage.rows.query<{ id: string }>(
    `SELECT id FROM outbox WHERE kind = $2 AND model ->> 'proposal_id' = $1`,
    [id, kind],
  );
  if (!row) throw new Error(`no ${kind}`);
  return row.id;
};
const settle = (outboxId: string, body: object) =>
  stage.app.call('POST', `/internal/outbox/${outboxId}/settle`, { as: service, body });
const refused = { outcome: 'dead', reason: '550 5.1.1 ***', undelivered: 'endereco-recusado' };
const history = async ({ path, owner }: Scene) =>
  (await stage.app.call('GET', `${path}/events`, { as: owner })).body as unknown as { tipo: string }[];
const told = async (scene: Scene) =>
  (await history(scene)).filter(({ tipo }) => tipo === 'email_nao_entregue');

describe('a copy that did not reach the client (attack 293)', () => {
  it('is in the history, with the address and the reason, and without the mail server’s own text', async () => {
    const scene = await signed(stage.app);
    expect((await settle(await copyOf(scene), refused)).status).toBe(204);
    expect(await told(scene)).toEqual([
      {
        tipo: 'email_nao_entregue',
        em: expect.any(String),
        detalhes: { email: 'jose@paoeprosa.com.br', assunto: 'copia', motivo: 'endereco-recusado' },
      },
    ]);
    expect(JSON.stringify(await history(scene))).not.toContain('550');
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({
      intact: true,
      tipos: ['criada', 'link_gerado', 'assinada', 'email_nao_entregue'],
    });
    const { status, body } = await stage.app.call('GET', `/api/public/proposal/${scene.token}`);
    expect([status, body?.['status']]).toEqual([200, 'aceito']); // the signed record is as it was
  });

  it('is recorded once, however often the message is settled, also concurrently', async () => {
    const scene = await signed(stage.app);
    const id = await copyOf(scene);
    await Promise.all(Array.from({ length: 6 }, () => settle(id, refused)));
    expect(await told(scene)).toHaveLength(1);
  });

  it.each(UNDELIVERED)('is recorded for %s', async (undelivered) => {
    const scene = await signed(stage.app);
    const outcome = undelivered === 'dono-sem-confirmacao' ? 'sent' : 'dead';
    await settle(await copyOf(scene), { outcome, reason: 'x', undelivered });
    expect(await told(scene)).toMatchObject([{ detalhes: { motivo: undelivered } }]);
  });

  it('is not recorded for delivered emails, the owner’s own emails, or without a reason', async () => {
    const scene = await signed(stage.app);
    await settle(await copyOf(scene), { outcome: 'sent' });
    await settle(await copyOf(scene, 'proposal-signed'), refused);
    expect(await told(scene)).toEqual([]);
    const other = await signed(stage.app);
    await settle(await copyOf(other), { outcome: 'dead', reason: 'account gone' });
    expect(await told(other)).toEqual([]);
    expect((await settle(await copyOf(other), { outcome: 'dead', undelivered: '550 no' })).status).toBe(422);
  });

  it('is recorded for a new link, and not for a deleted proposal', async () => {
    const scene = await signed(stage.app);
    await stage.app.call('POST', `${scene.path}/generate-link`, { as: scene.owner, body: { novo: true } });
    const rows = await stage.rows.query<{ id: string }>(
      `SELECT id FROM outbox WHERE kind = 'link-replaced' AND model ->> 'proposal_id' = $1 AND model ->> 'to_email' <> ''`,
      [scene.id],
    );
    await settle(rows[0]?.id ?? '', refused);
    expect(await told(scene)).toMatchObject([{ detalhes: { assunto: 'novo-link' } }]);

    const gone = await signed(stage.app);
    const id = await copyOf(gone);
    await stage.app.call('DELETE', gone.path, { as: gone.owner });
    expect((await settle(id, refused)).status).toBe(204);
    expect(await verdictOf(stage.rows, gone.id)).toMatchObject({ intact: true });
  });
});

describe('what a signed proposal’s link says about the signer’s copy (D29)', () => {
  const shown = async ({ token }: Scene) => {
    const first = await show(stage.app, token);
    const again = await show(stage.app, token); // from the cached document
    expect(again.body).toEqual(first.body);
    return (first.body as { copia_enviada?: boolean }).copia_enviada;
  };
  const hashOf = async ({ token }: Scene) =>
    ((await show(stage.app, token)).body as { conteudo_hash: string }).conteudo_hash;

  it('nothing before a signature, and while the email is not settled', async () => {
    expect(await shown(await sent(stage.app))).toBeUndefined();
    expect(await shown(await signed(stage.app))).toBeUndefined();
  });

  it('that it was sent, and the hash of what was signed stays', async () => {
    const scene = await signed(stage.app);
    const before = await hashOf(scene);
    await settle(await copyOf(scene), { outcome: 'sent' });
    expect(await shown(scene)).toBe(true);
    expect(await hashOf(scene)).toBe(before);
  });

  it.each(UNDELIVERED)('that it was not, but never why: %s', async (undelivered) => {
    const scene = await signed(stage.app);
    await settle(await copyOf(scene), { outcome: 'sent', reason: 'x', undelivered });
    expect(await shown(scene)).toBe(false);
    expect(JSON.stringify((await show(stage.app, scene.token)).body)).not.toContain(undelivered);
  });
});
