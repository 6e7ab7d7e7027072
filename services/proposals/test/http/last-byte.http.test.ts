import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { newProposal, signature } from '../factories/bodies.js';
import { claimOf, documentIn, type Scene, sent, show } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { listen, together, type Wired } from '../support/last-byte.js';
import { setStage } from '../support/stage.js';
import { user } from '../support/tokens.js';

/**
 * Attacks 37, 42, 43, 45, 46, 55 over real connections, the last bytes of all requests released in one tick.
 * Fifty rounds a race, each on a separate proposal: more than 5 s in total.
 */
const QUOTA = 5;
const stage = setStage({ MAX_FREE_PROPOSALS: String(QUOTA) });
jest.setTimeout(120_000);
let port = 0;
beforeAll(async () => {
  port = await listen(stage.app);
});

const ROUNDS = 50;
const rounds = async (count: number, work: (round: number) => Promise<void>) => {
  for (let round = 0; round < count; round += 1) await work(round);
};
/** Released in this order or, every other round, the other way round; responses are returned in the given order. */
async function race(round: number, requests: readonly Wired[]) {
  if (round >= ROUNDS) return together(stage.app, port, requests, 2 ** (round - ROUNDS));
  if (round % 2 === 0) return together(stage.app, port, requests);
  return (await together(stage.app, port, requests.toReversed())).reverse();
}
/**
 * An owner's call has less to read than a signature and nearly always comes first. So ten more rounds, in which its last
 * byte is 1, 2, 4 … 512 ms late: both outcomes are seen, and what lies between.
 */
const WITH_LATE = ROUNDS + 10;
const statuses = (responses: readonly { status: number }[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);

const signing = (token: string, over: object = {}): Wired => ({
  method: 'POST',
  path: `/api/propostas/${token}/assinatura`,
  body: signature(over),
});
const rejecting = (token: string, over: object = {}): Wired => ({
  method: 'POST',
  path: `/api/propostas/${token}/rejeitar`,
  body: { motivo: 'Caro', ...over },
});

/** All that is stored about a response. */
async function storedOf(id: string) {
  const own = ['proposal_id = $1', [id]] as const;
  const [row] = await stage.rows.query<{ status: string; deleted: boolean; link: boolean; decided: boolean }>(
    `SELECT status, excluido_em IS NOT NULL AS deleted, link_id IS NOT NULL AS link, decisao_id IS NOT NULL AS decided
     FROM proposals WHERE id = $1`,
    [id],
  );
  const mails = await stage.rows.query<{ kind: string }>(
    `SELECT kind FROM outbox WHERE model ->> 'proposal_id' = $1 ORDER BY kind`,
    [id],
  );
  const { intact, tipos } = await verdictOf(stage.rows, id);
  return {
    ...row,
    decisions: await stage.rows.count('decisions', own[0], [...own[1]]),
    signatures: await stage.rows.count('signatures', own[0], [...own[1]]),
    mails: mails.map(({ kind }) => kind),
    intact,
    tipos: tipos.slice(2), // after criada and link_gerado
  };
}
const BARE = { deleted: false, link: true, intact: true };
const SIGNED = {
  ...BARE,
  status: 'aceito',
  decided: true,
  decisions: 1,
  signatures: 1,
  mails: ['proposal-signed', 'signed-copy', 'signed-copy'],
  tipos: ['assinada'],
};
const REJECTED = {
  ...BARE,
  status: 'rejeitado',
  decided: true,
  decisions: 1,
  signatures: 0,
  mails: ['proposal-rejected'],
  tipos: ['recusada'],
};
const UNDECIDED = { ...BARE, decided: false, decisions: 0, signatures: 0, mails: [] };

describe('last bytes released together', () => {
  it(`fifty creations at 0 of ${QUOTA}: exactly ${QUOTA} are made (attack 37)`, async () => {
    await rounds(10, async () => {
      const as = user();
      const creation: Wired = { method: 'POST', path: '/api/propostas', as, body: newProposal() };
      const responses = await together(stage.app, port, Array<Wired>(50).fill(creation));
      expect(statuses(responses)).toEqual([
        ...Array<number>(QUOTA).fill(201),
        ...Array<number>(45).fill(403),
      ]);
      for (const { status, body } of responses)
        if (status === 403) expect(body).toMatchObject({ code: 'LIMIT_REACHED' });
      expect(await stage.rows.count('proposals', 'user_id = $1', [as.sub])).toBe(QUOTA);
      const counters = 'SELECT total FROM quota_counters WHERE user_id = $1';
      expect(await stage.rows.query(counters, [as.sub])).toEqual([{ total: QUOTA }]);
    });
  });

  it('twenty signatures: one is stored, with one event and each party’s message (attack 42)', async () => {
    await rounds(10, async () => {
      const { id, token } = await sent(stage.app);
      const calls = Array.from({ length: 20 }, (_, i) => signing(token, { nome: `Pessoa ${i}` }));
      const responses = await together(stage.app, port, calls);
      expect(statuses(responses)).toEqual([200, ...Array<number>(19).fill(409)]);
      const nome = `Pessoa ${responses.findIndex(({ status }) => status === 200)}`;
      expect(await storedOf(id)).toEqual(SIGNED);
      expect((await show(stage.app, token)).body).toMatchObject({ assinatura_cliente_nome: nome });
    });
  });

  it('three signatures against three rejections: one outcome, nothing mixed (attack 43)', async () => {
    const seen = new Set<string>();
    await rounds(ROUNDS, async (round) => {
      const { id, token } = await sent(stage.app);
      const calls = [0, 1, 2].flatMap(() => [signing(token), rejecting(token)]);
      const responses = await race(round, calls);
      expect(statuses(responses)).toEqual([200, 409, 409, 409, 409, 409]);
      const won = responses.findIndex(({ status }) => status === 200) % 2 === 0 ? SIGNED : REJECTED;
      expect(await storedOf(id)).toEqual(won);
      seen.add(won.status);
    });
    expect([...seen].toSorted()).toEqual(['aceito', 'rejeitado']);
  });

  it('a signature against an edit: it is of what was shown, or 409 (attack 55)', async () => {
    const seen = new Set<number>();
    await rounds(WITH_LATE, async (round) => {
      const { id, token, owner, path } = await sent(stage.app);
      const { body: shown } = await show(stage.app, token);
      const edit: Wired = { method: 'PUT', path, as: owner, body: { valor_total: '1.00' } };
      const [signed, edited] = await race(round, [signing(token, claimOf(shown)), edit]);
      seen.add(signed?.status ?? 0);
      const after = await show(stage.app, token);
      if (signed?.status === 200) {
        expect(edited?.body).toMatchObject({ code: 'LOCKED' });
        expect(documentIn(after.body)).toEqual(documentIn(shown));
        expect(await storedOf(id)).toEqual(SIGNED);
      } else {
        expect([signed?.body?.['code'], edited?.status]).toEqual(['CONTENT_CHANGED', 200]);
        expect(after.body).toMatchObject({ status: 'enviado', versao: 2, valor_total: '1.00' });
        expect(await storedOf(id)).toEqual({ ...UNDECIDED, status: 'enviado', tipos: ['editada'] });
      }
    });
    expect([...seen].toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('a signature against revoking its link: signed, or a draft; never both (attack 45)', async () => {
    const seen = new Set<number>();
    await rounds(WITH_LATE, async (round) => {
      const { id, token, owner, path } = await sent(stage.app);
      const revoke: Wired = { method: 'POST', path: `${path}/revoke-link`, as: owner, body: {} };
      const [signed, revoked] = await race(round, [signing(token), revoke]);
      seen.add(signed?.status ?? 0);
      const draft = { ...UNDECIDED, status: 'rascunho', link: false, tipos: ['link_revogado'] };
      expect([signed?.status, revoked?.status]).toEqual(signed?.status === 200 ? [200, 409] : [404, 204]);
      expect(await storedOf(id)).toEqual(signed?.status === 200 ? SIGNED : draft);
    });
    expect([...seen].toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('a signature against deleting: a record that stays readable, or nothing (attack 45)', async () => {
    const seen = new Set<number>();
    await rounds(WITH_LATE, async (round) => {
      const { id, token, owner, path } = await sent(stage.app);
      const [signed, deleted] = await race(round, [signing(token), { method: 'DELETE', path, as: owner }]);
      seen.add(signed?.status ?? 0);
      expect(deleted?.status).toBe(204); // D21: in every status
      const kept = { ...SIGNED, deleted: true, tipos: ['assinada', 'excluida'] };
      const gone = { ...UNDECIDED, status: 'enviado', deleted: true, link: false, tipos: ['excluida'] };
      expect([200, 404]).toContain(signed?.status);
      expect(await storedOf(id)).toEqual(signed?.status === 200 ? kept : gone);
      expect((await show(stage.app, token)).status).toBe(signed?.status);
    });
    expect([...seen].toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('signatures around the link’s end, and the job: by the database’s clock, to the millisecond (attack 46)', async () => {
    const seen = new Set<number>();
    await rounds(ROUNDS, async (round) => {
      const scene = await sent(stage.app);
      // The end comes 0 to 22 ms after this statement, or in a second; holding and releasing takes 5 ms and more.
      const end = await endAfter(scene, round % 10 === 9 ? 1_000 : (round % 12) * 2);
      const job = new Promise<void>((resolve) => setTimeout(resolve, round % 12)).then(() =>
        stage.app.app.get(Schedule).run(),
      );
      const responses = await together(stage.app, port, [signing(scene.token), signing(scene.token)]);
      await job;
      await stage.app.app.get(Schedule).run();
      const [row] = await stage.rows.query<{ em: Date }>('SELECT em FROM signatures WHERE proposal_id = $1', [
        scene.id,
      ]);
      if (row) {
        expect(statuses(responses)).toEqual([200, 409]);
        expect(row.em.getTime()).toBeLessThan(end + 1_000); // the link is valid in its last second (D15)
        expect(await storedOf(scene.id)).toEqual(SIGNED);
      } else {
        expect(statuses(responses)).toEqual([410, 410]);
        const told = { mails: ['link-ended'], tipos: ['link_expirado'] };
        expect(await storedOf(scene.id)).toEqual({ ...UNDECIDED, status: 'expirado', ...told });
      }
      seen.add(responses[0]?.status === 410 ? 410 : 200);
    });
    expect([...seen].toSorted((a, b) => a - b)).toEqual([200, 410]);
  });
});

/** Lets the link's last second be over in so many milliseconds; resolves when that second begins. */
async function endAfter({ id }: Scene, milliseconds: number): Promise<number> {
  const [row] = await stage.rows.query<{ em: Date }>(
    `WITH elo AS (
       UPDATE proposal_links SET expira_em = agora() - interval '1 second' + make_interval(secs => $2)
       WHERE proposal_id = $1 RETURNING expira_em
     ) UPDATE proposals SET link_expira_em = elo.expira_em FROM elo WHERE id = $1 RETURNING link_expira_em AS em`,
    [id, milliseconds / 1_000],
  );
  if (!row) throw new Error('no link');
  return row.em.getTime();
}
