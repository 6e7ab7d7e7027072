import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { append } from '../../src/history/domain/chain.js';
import { type ChainedEvent, type Details, NO_EVENTS } from '../../src/history/domain/event.js';
import { type Report, verifyHistories } from '../../src/history/use-cases/verify-histories.js';
import { draft, rejected, type Scene, sent, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';

const stage = setStage();
const check = (): Promise<Report> => stage.app.app.get(UnitOfWork).run((tx) => verifyHistories(tx));
/** As a superuser who switches off the triggers (attack 153). */
const tamper = (statement: string) =>
  stage.rows.query(`DO $$ BEGIN SET LOCAL session_replication_role = replica; ${statement}; END $$`);

/** Drafts like the scene's, each with this one event. */
async function copies(events: readonly (ChainedEvent & Details)[]) {
  const column = (name: keyof ChainedEvent | keyof Details) => events.map((event) => event[name]);
  await stage.rows.query(
    `WITH nova AS MATERIALIZED (SELECT * FROM unnest($2::uuid[], $3::bytea[]) AS n (id, hash))
     INSERT INTO proposals SELECT p.* FROM nova, proposals o, LATERAL jsonb_populate_record(o, jsonb_build_object(
       'id', nova.id, 'numero', NULL, 'emissao', NULL, 'link_id', NULL, 'status', 'rascunho', 'decisao_id', NULL, 'chain_len', 1, 'chain_head', nova.hash)) p
     WHERE o.id = $1`,
    [scene.id, column('proposal_id'), column('hash')],
  );
  await stage.rows.query(
    `WITH novo AS MATERIALIZED (SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::bytea[], $4::bytea[], $5::bytea[],
       $6::bytea[], $7::text[]) AS n (id, em, antes, detalhes_hash, hash, sal, detalhes)),
     evento AS (INSERT INTO proposal_events SELECT id, 1, 'criada', em, antes, detalhes_hash, hash FROM novo)
     INSERT INTO event_details SELECT id, 1, sal, detalhes FROM novo`,
    [
      column('proposal_id'),
      column('em'),
      column('hash_anterior'),
      column('hash_detalhes'),
      column('hash'),
      column('sal'),
      column('detalhes'),
    ],
  );
}

let scene: Scene;
beforeEach(async () => {
  scene = await signed(stage.app);
});
afterEach(async () => {
  await stage.rows.query(
    `DO $$ BEGIN SET LOCAL session_replication_role = replica;
       DELETE FROM proposals.signatures; DELETE FROM proposals.decisions; DELETE FROM proposals.snapshots;
       DELETE FROM proposals.event_details; DELETE FROM proposals.proposal_events; DELETE FROM proposals.proposal_versions;
       DELETE FROM proposals.proposals; END $$`,
  );
});

describe('the check of histories (D19, attack 153)', () => {
  it('finds no fault in an unaltered history, and counts it', async () => {
    await draft(stage.app);
    await rejected(stage.app);
    const gone = await sent(stage.app);
    await stage.app.call('DELETE', gone.path, { as: gone.owner });
    const report = await check();
    expect(report).toMatchObject({ proposals: 4, events: 10, backwards: 0, bad: [] });
  });

  it('counts erased details, which are no fault', async () => {
    await tamper(`DELETE FROM proposals.event_details WHERE proposal_id = '${scene.id}' AND seq = 3`);
    expect(await check()).toMatchObject({ proposals: 1, events: 3, erased: 1, bad: [] });
  });

  it('goes through all pages', async () => {
    const events = Array.from({ length: 700 }, () =>
      append(randomUUID(), NO_EVENTS, { tipo: 'criada', em: new Date(), detalhes: { versao: 1 } }),
    );
    await copies(events);
    expect(await check()).toMatchObject({ proposals: 701, events: 703, bad: [] });
    const last = events
      .map(({ proposal_id }) => proposal_id)
      .toSorted()
      .at(-1);
    await tamper(
      `UPDATE proposals.event_details SET detalhes = '{"versao":2}' WHERE proposal_id = '${last}'`,
    );
    expect((await check()).bad).toEqual([{ proposalId: last, seq: 1, kind: 'details-altered' }]);
  });

  it.each([
    [
      'a changed instant',
      `UPDATE proposals.proposal_events SET em = em - interval '1 day' WHERE seq = 3`,
      3,
      'altered',
    ],
    ['a changed type', `UPDATE proposals.proposal_events SET tipo = 'recusada' WHERE seq = 3`, 3, 'altered'],
    [
      'changed details',
      `UPDATE proposals.event_details SET detalhes = '{"nome":"Outro"}' WHERE seq = 3`,
      3,
      'details-altered',
    ],
    ['an event taken out', `DELETE FROM proposals.proposal_events WHERE seq = 2`, 2, 'missing'],
    ['the last event taken off', `DELETE FROM proposals.proposal_events WHERE seq = 3`, 3, 'missing'],
    ['all events gone', 'DELETE FROM proposals.proposal_events', 1, 'missing'],
    [
      'an event put at the end',
      `INSERT INTO proposals.proposal_events SELECT proposal_id, 4, 'vista', em, hash, hash_detalhes, sha256(hash) FROM proposals.proposal_events WHERE seq = 3`,
      4,
      'altered',
    ],
  ])('names %s', async (_what, statement, seq, kind) => {
    await tamper(statement);
    expect((await check()).bad).toEqual([{ proposalId: scene.id, seq, kind }]);
  });
});

// Needs `tsc -b` before, as the command itself does.
describe('the command', () => {
  const run = () =>
    new Promise<{ code: number; text: string }>((resolve) => {
      execFile(
        process.execPath,
        [path.resolve(import.meta.dirname, '../../../../scripts/verify-history.mjs')],
        { env: { PATH: process.env['PATH'], DATABASE_URL: stage.database.url('proposals_app') } },
        (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
      );
    });

  it('prints what it checked, and exits with 1 and the faulty event', async () => {
    await tamper(`DELETE FROM proposals.event_details WHERE seq = 1`);
    expect(await run()).toEqual({
      code: 0,
      text:
        '1 histórico(s), 3 evento(s) conferidos; 1 com conteúdo apagado, 0 com hora anterior à do evento antes.\n' +
        '1 assinatura(s) e recusa(s) conferidas com o histórico; 0 registro(s) apagado(s) no fim do prazo.\n' +
        'Todos os históricos estão íntegros.\n',
    });
    await tamper(`UPDATE proposals.proposal_events SET tipo = 'recusada' WHERE seq = 3`);
    const { code, text } = await run();
    expect(code).toBe(1);
    expect(text).toContain(`ADULTERADO: proposta ${scene.id}, evento 3: o evento foi alterado.`);
  });
});
