import { proposalEvents } from '@acordo/contracts/http/propostas/events';
import { describe, expect, it } from '@jest/globals';
import { draft, link, reject, type Scene, sent, sign } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();

const eventsOf = async ({ path, owner }: Scene) => {
  const response = await stage.app.call('GET', `${path}/events`, { as: owner });
  return proposalEvents.responses[200].parse(response.body);
};
const post = ({ path, owner }: Scene, what: string, body: object = {}) =>
  stage.app.call('POST', path + what, { as: owner, body });

describe('the history of a proposal (D7, D19)', () => {
  it('is everything that happened, oldest first, with what its owner may see', async () => {
    const scene = await draft(stage.app);
    await stage.app.call('PUT', scene.path, { as: scene.owner, body: { titulo: 'Novo' } });
    await stage.app.call('PATCH', `${scene.path}/status-desenvolvimento`, {
      as: scene.owner,
      body: { status_desenvolvimento: 'iniciado' },
    });
    await link(stage.app, scene);
    await post(scene, '/revoke-link');
    const token = await link(stage.app, scene);
    await stage.app.call('POST', `/api/public/proposal/${token}/view`, { body: {} });
    await reject(stage.app, token, { motivo: 'Caro' });
    const again = await link(stage.app, scene);
    await sign(stage.app, again);
    const events = await eventsOf(scene);
    expect(events.map(({ tipo, detalhes }) => [tipo, detalhes])).toEqual([
      ['criada', { versao: 1 }],
      ['editada', { versao: 2 }],
      ['desenvolvimento_alterado', { de: 'pendente', para: 'iniciado' }],
      ['link_gerado', { expira_em: expect.any(String) }],
      ['link_revogado', {}],
      ['link_gerado', { expira_em: expect.any(String) }],
      ['vista', {}],
      ['recusada', { motivo: 'Caro', versao: 2 }],
      ['link_substituido', { expira_em: expect.any(String) }],
      [
        'assinada',
        {
          nome: 'José Antônio Ribeiro',
          email: 'jose@paoeprosa.com.br',
          ip: '203.0.113.9',
          versao: 2,
          codigo: expect.stringMatching(/^[0-9A-Z]{16}$/),
        },
      ],
    ]);
    const instants = events.map(({ em }) => em);
    expect(instants).toEqual(instants.toSorted());
  });

  it('has no salt, hash, token or internal id', async () => {
    const scene = await sent(stage.app);
    await sign(stage.app, scene.token);
    const { status, text } = await stage.app.call('GET', `${scene.path}/events`, { as: scene.owner });
    expect(status).toBe(200);
    const [row] = await stage.rows.query<Record<string, string>>(
      `SELECT encode(e.hash, 'hex') AS hash, encode(d.sal, 'hex') AS sal, p.link_id::text AS link, encode(l.token_hash, 'hex') AS token
       FROM proposals p JOIN proposal_events e ON e.proposal_id = p.id JOIN event_details d USING (proposal_id, seq)
       JOIN proposal_links l ON l.id = p.link_id WHERE p.id = $1 AND e.tipo = 'assinada'`,
      [scene.id],
    );
    for (const secret of [...Object.values(row ?? {}), scene.token, 'user_agent', 'porta', 'conteudo_hash'])
      expect(text).not.toContain(secret);
  });

  it('shows where details were erased', async () => {
    const scene = await sent(stage.app);
    await stage.rows.query(
      `DO $$ BEGIN SET session_replication_role = replica;
         DELETE FROM proposals.event_details WHERE proposal_id = '${scene.id}' AND seq = 2;
         SET session_replication_role = origin; END $$`,
    );
    expect(await eventsOf(scene)).toMatchObject([
      { tipo: 'criada', detalhes: { versao: 1 } },
      { tipo: 'link_gerado', detalhes: null },
    ]);
  });

  it('is only its owner’s, and gone with the proposal (attacks 3, 6)', async () => {
    const scene = await sent(stage.app);
    for (const as of [unlimitedUser(), {}]) {
      const response = await stage.app.call('GET', `${scene.path}/events`, { as });
      expect(response.status).toBe('sub' in as ? 404 : 401);
      expect(response.text).not.toContain('criada');
    }
    await stage.app.call('DELETE', scene.path, { as: scene.owner });
    expect((await stage.app.call('GET', `${scene.path}/events`, { as: scene.owner })).status).toBe(404);
    expect((await stage.app.call('GET', '/api/propostas/x/events', { as: scene.owner })).status).toBe(404);
  });

  it('is limited: the newest 200 views and 1,000 others, so that views displace nothing', async () => {
    const scene = await draft(stage.app);
    await stage.rows.query(
      `INSERT INTO proposal_events (proposal_id, seq, tipo, em, hash_anterior, hash_detalhes, hash)
       SELECT $1, n, CASE WHEN n % 2 = 0 THEN 'vista' ELSE 'link_revogado' END,
         clock_timestamp() + make_interval(secs => n), sha256(''), sha256(''), sha256('')
       FROM generate_series(2, 2301) n`,
      [scene.id],
    );
    const events = await eventsOf(scene);
    const [views, others] = [
      events.filter(({ tipo }) => tipo === 'vista'),
      events.filter(({ tipo }) => tipo !== 'vista'),
    ];
    expect([views.length, others.length]).toEqual([200, 1_000]);
    expect(events.at(-1)?.tipo).toBe('link_revogado');
    const instants = events.map(({ em }) => em);
    expect(instants).toEqual(instants.toSorted());
  });
});
