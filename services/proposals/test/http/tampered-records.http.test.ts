import { execFile } from 'node:child_process';
import path from 'node:path';
import { registry } from '@acordo/service-kit/health/metrics';
import { Logger } from '@nestjs/common';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { verifyRecords } from '../../src/records/use-cases/verify-records.js';
import { HOSTILE_TEXTS } from '@acordo/contracts/fixtures/hostile-texts';
import { company } from '../factories/bodies.js';
import { draft, link, reject, rejected, type Scene, sent, show, sign, signed } from '../factories/scenes.js';
import { fetchPdf } from '../support/pdf.js';
import { setStage } from '../support/stage.js';
import { tamper } from '../support/tamper.js';
import { type Claims, unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const owner = unlimitedUser();
const NOTIFICATIONS: Claims = { iss: 'notifications', kind: 'service' };
const VERIFYING = 'RECORD_IN_VERIFICATION';

beforeAll(async () => {
  await stage.app.call('POST', '/api/company-settings', { as: owner, body: company() });
});

interface Seen {
  page: unknown;
  pdf: unknown;
  preview: unknown;
  ownPdf: unknown;
  mailPdf: unknown;
  code: unknown;
  own: unknown;
  listed: unknown;
}

const codeOf = (bytes: Buffer): unknown => (JSON.parse(bytes.toString('utf8')) as { code: string }).code;
const decided = (body: Record<string, unknown> | null) => [
  body?.['em_verificacao'],
  body?.['assinatura_confirmacao'],
  body?.['assinatura_cliente_nome'],
  body?.['recusa_data'] === null,
];

/** What everybody who may see the proposal gets of its decision. */
async function seen({ token, path: own, id }: Scene, codigo: string): Promise<Seen> {
  const pdf = async (url: string, as?: Parameters<typeof fetchPdf>[2]) => {
    const response = await fetchPdf(stage.app, url, as);
    return response.status === 200 ? 200 : codeOf(response.pdf);
  };
  const page = await show(stage.app, token);
  const list = await stage.app.call('GET', '/api/propostas', { as: owner });
  const listed = (list.body as unknown as Record<string, unknown>[]).find((one) => one['id'] === id) ?? null;
  return {
    page: page.status === 200 ? page.body?.['status'] : page.body?.['code'],
    pdf: await pdf(`/api/public/proposal/${token}/pdf`),
    preview: await pdf(`/api/public/proposal/${token}/preview.png`),
    ownPdf: await pdf(`${own}/pdf`, owner),
    mailPdf: await pdf(`/internal/signed-proposals/${id}/pdf`, NOTIFICATIONS),
    code: codigo && (await stage.app.call('GET', `/api/public/verify/${codigo}`)).body?.['status'],
    own: decided((await stage.app.call('GET', own, { as: owner })).body),
    listed: decided(listed),
  };
}

const HIDDEN = [true, false, null, true];
const verifyHistory = () =>
  new Promise<{ code: number; text: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.resolve(import.meta.dirname, '../../../../scripts/verify-history.mjs')],
      { env: { PATH: process.env['PATH'], DATABASE_URL: stage.database.url('proposals_app') } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });

const codigoOf = async ({ id }: Scene) =>
  (
    await stage.rows.query<{ codigo: string }>('SELECT codigo FROM signatures WHERE proposal_id = $1', [id])
  )[0]?.codigo ?? '';
/** Removes what a test altered, so that the next one's check finds only its own. */
afterEach(async () => {
  for (const table of [
    'signed_pdfs',
    'signatures',
    'decisions',
    'snapshots',
    'event_details',
    'proposal_events',
    'proposal_versions',
  ])
    await tamper(stage.rows, `DELETE FROM proposals.${table}`);
  await tamper(stage.rows, 'DELETE FROM proposals.proposals; DELETE FROM proposals.proposal_links');
  jest.restoreAllMocks();
});

/** Statements on the scene's rows, what the check reports, and whether the list detects it without opening the proposal. */
const SIGNED = `proposal_id = '{id}'`;
const SNAPSHOT = `hash = (SELECT conteudo_hash FROM proposals.signatures WHERE ${SIGNED})`;
const cases: [what: string, statement: string, named: string, listKnows: boolean][] = [
  [
    'a name',
    `UPDATE proposals.signatures SET nome = 'Outra Pessoa' WHERE ${SIGNED}`,
    'signatures.nome',
    true,
  ],
  [
    'an e-mail',
    `UPDATE proposals.signatures SET email = 'o@o.com' WHERE ${SIGNED}`,
    'signatures.email',
    true,
  ],
  [
    'an address',
    `UPDATE proposals.signatures SET ip = '198.51.100.1' WHERE ${SIGNED}`,
    'signatures.ip',
    true,
  ],
  ['a port', `UPDATE proposals.signatures SET porta = porta + 1 WHERE ${SIGNED}`, 'signatures.porta', true],
  [
    'a browser',
    `UPDATE proposals.signatures SET user_agent = 'x' WHERE ${SIGNED}`,
    'signatures.user_agent',
    true,
  ],
  ['a version', `UPDATE proposals.signatures SET versao = 7 WHERE ${SIGNED}`, 'signatures.versao', true],
  [
    'a consent',
    `UPDATE proposals.signatures SET consentimento_versao = '9' WHERE ${SIGNED}`,
    'signatures.consentimento_versao',
    true,
  ],
  [
    'an instant',
    `UPDATE proposals.signatures SET em = em - interval '1 day' WHERE ${SIGNED}`,
    'signatures.em',
    true,
  ],
  [
    'both instants',
    `UPDATE proposals.signatures SET em = em - interval '1 day' WHERE ${SIGNED};
     UPDATE proposals.decisions SET em = em - interval '1 day' WHERE ${SIGNED}`,
    'decisions.em',
    true,
  ],
  [
    'a link',
    `UPDATE proposals.signatures SET link_id = gen_random_uuid() WHERE ${SIGNED}`,
    'signatures.link_id',
    true,
  ],
  [
    'the decision’s link',
    `UPDATE proposals.decisions SET link_id = gen_random_uuid() WHERE ${SIGNED}`,
    'proposal_links',
    true,
  ],
  [
    'the decision’s event',
    `UPDATE proposals.decisions SET evento_seq = 1 WHERE ${SIGNED}`,
    'proposal_events.tipo',
    true,
  ],
  [
    'the decision’s kind',
    `UPDATE proposals.decisions SET tipo = 'recusa' WHERE ${SIGNED}`,
    'proposals.status',
    true,
  ],
  ['the decision', `DELETE FROM proposals.decisions WHERE ${SIGNED}`, 'decisions', true],
  [
    'the event’s kind',
    `UPDATE proposals.proposal_events SET tipo = 'vista' WHERE ${SIGNED} AND seq = 4`,
    'proposal_events.tipo',
    true,
  ],
  ['the event', `DELETE FROM proposals.proposal_events WHERE ${SIGNED} AND seq = 4`, 'proposal_events', true],
  [
    'the details',
    `UPDATE proposals.event_details SET detalhes = replace(detalhes, 'José', 'Zé') WHERE ${SIGNED} AND seq = 4`,
    'event_details.detalhes',
    false,
  ],
  [
    'name and details together',
    `UPDATE proposals.signatures SET nome = replace(nome, 'José', 'Zé') WHERE ${SIGNED};
     UPDATE proposals.event_details SET detalhes = replace(detalhes, 'José', 'Zé') WHERE ${SIGNED} AND seq = 4`,
    'event_details.detalhes',
    true,
  ],
  [
    'name, details and the event’s hash',
    `UPDATE proposals.signatures SET nome = replace(nome, 'José', 'Zé') WHERE ${SIGNED};
     UPDATE proposals.event_details SET detalhes = replace(detalhes, 'José', 'Zé') WHERE ${SIGNED} AND seq = 4;
     UPDATE proposals.proposal_events e SET hash_detalhes = sha256(d.sal || convert_to(d.detalhes, 'UTF8'))
       FROM proposals.event_details d WHERE d.proposal_id = e.proposal_id AND d.seq = e.seq AND e.${SIGNED} AND e.seq = 4`,
    'proposal_events.hash',
    false,
  ],
  [
    'the name, with the details erased',
    `UPDATE proposals.signatures SET nome = 'Outra Pessoa' WHERE ${SIGNED};
     DELETE FROM proposals.event_details WHERE ${SIGNED} AND seq = 4`,
    'signatures',
    true,
  ],
  [
    'the event before',
    `UPDATE proposals.proposal_events SET hash = sha256(hash) WHERE ${SIGNED} AND seq = 3`,
    'proposal_events.hash_anterior',
    false,
  ],
  [
    'the snapshot’s bytes',
    `ALTER TABLE proposals.snapshots DROP CONSTRAINT IF EXISTS snapshots_hash;
     UPDATE proposals.snapshots SET conteudo = convert_to(replace(convert_from(conteudo, 'UTF8'), '11200.00', '91200.00'), 'UTF8') || ' ' WHERE ${SNAPSHOT}`,
    'snapshots.conteudo',
    false,
  ],
  [
    'the whole snapshot',
    `INSERT INTO proposals.snapshots (hash, conteudo) SELECT sha256(b), b FROM (SELECT conteudo || ' ' AS b
       FROM proposals.snapshots WHERE ${SNAPSHOT}) neu;
     UPDATE proposals.signatures SET conteudo_hash = (SELECT sha256(conteudo || ' ') FROM proposals.snapshots WHERE ${SNAPSHOT}) WHERE ${SIGNED}`,
    'signatures.conteudo_hash',
    true,
  ],
  ['the snapshot', `DELETE FROM proposals.snapshots WHERE ${SNAPSHOT}`, 'snapshots', false],
  [
    'the proposal’s version',
    `UPDATE proposals.proposals SET versao = 1 WHERE id = '{id}'`,
    'proposals.versao',
    true,
  ],
  [
    'the status',
    `UPDATE proposals.proposals SET status = 'rejeitado' WHERE id = '{id}'`,
    'proposals.status',
    true,
  ],
  [
    'the status and the decision with it',
    `UPDATE proposals.proposals SET status = 'enviado', decisao_id = NULL WHERE id = '{id}'`,
    'proposals.status',
    true,
  ],
];

describe('a signed proposal is shown as signed only if all stored data agree (D18, D19, attack 250)', () => {
  let scene: Scene;
  let codigo: string;
  beforeEach(async () => {
    scene = await sent(stage.app, owner);
    await stage.app.call('PUT', scene.path, { as: owner, body: { descricao: 'Segunda versão' } });
    await sign(stage.app, scene.token);
    codigo = await codigoOf(scene);
    expect(codigo).not.toBe('');
  });

  it.each(cases)('found: %s', async (_what, statement, named, listKnows) => {
    // The caches are filled: what was rendered before must not be used after the change (attack 251).
    const before = await seen(scene, codigo);
    expect(before).toEqual({
      page: 'aceito',
      pdf: 200,
      preview: 200,
      ownPdf: 200,
      mailPdf: 200,
      code: 'aceito',
      own: [false, true, 'José Antônio Ribeiro', true],
      listed: [false, true, 'José Antônio Ribeiro', true],
    });
    expect((await stage.app.app.get(UnitOfWork).run(verifyRecords)).bad).toEqual([]);

    await tamper(stage.rows, statement.replaceAll('{id}', scene.id));
    const after = await seen(scene, codigo);
    expect(after).toEqual({
      page: VERIFYING,
      pdf: VERIFYING,
      preview: VERIFYING,
      ownPdf: VERIFYING,
      mailPdf: VERIFYING,
      code: 'em_verificacao',
      own: HIDDEN,
      listed: listKnows ? HIDDEN : after.listed,
    });
    const { code, text } = await verifyHistory();
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(new RegExp(`ADULTERADO: proposta ${scene.id}, registro da decisão: .*${named}`)),
    ]);
  });
});

/** Reports to the operators from now on. */
function alarms() {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const count = async () => {
    const metric = /^acordo_records_in_verification_total (\d+)/m.exec(await registry.metrics());
    return Number(metric?.[1] ?? 0);
  };
  return { lines: () => error.mock.calls.map(([line]) => String(line)), count };
}

describe('the operators', () => {
  it('are notified once of a record, with its id and columns, without personal data (D35, attack 252)', async () => {
    const { lines, count } = alarms();
    const scene = await signed(stage.app, owner);
    const before = await count();
    await tamper(
      stage.rows,
      `UPDATE proposals.signatures SET nome = 'Outra Pessoa' WHERE proposal_id = '${scene.id}'`,
    );
    for (let time = 0; time < 3; time += 1) await seen(scene, await codigoOf(scene));
    expect(lines()).toEqual([
      `the record of proposal ${scene.id} does not agree with its history: signatures.nome; it is shown as "em verificação"`,
    ]);
    expect(await count()).toBe(before + 1);
  });

  it('get the differences also from a list, which itself only detects that there are some', async () => {
    const { lines } = alarms();
    const scene = await signed(stage.app, owner);
    await tamper(stage.rows, `UPDATE proposals.signatures SET ip = '::1' WHERE proposal_id = '${scene.id}'`);
    await stage.app.call('GET', '/api/propostas', { as: owner });
    expect(lines()).toEqual([
      expect.stringContaining(`${scene.id} does not agree with its history: signatures.ip;`),
    ]);
  });
});

describe('a rejection likewise (attack 253)', () => {
  it.each([
    [
      'its instant',
      `UPDATE proposals.decisions SET em = em - interval '1 day' WHERE proposal_id = '{id}'`,
      'decisions.em',
    ],
    [
      'its reason',
      `UPDATE proposals.event_details SET detalhes = replace(detalhes, 'Caro', 'Barato') WHERE proposal_id = '{id}'`,
      'event_details.detalhes',
    ],
    ['its details gone', `DELETE FROM proposals.event_details WHERE proposal_id = '{id}'`, 'event_details'],
    [
      'its event gone',
      `DELETE FROM proposals.proposal_events WHERE proposal_id = '{id}' AND seq = 3`,
      'proposal_events',
    ],
    [
      'a rejection that nobody gave',
      `UPDATE proposals.proposal_events SET tipo = 'vista' WHERE proposal_id = '{id}' AND seq = 3`,
      'proposal_events.tipo',
    ],
  ])('%s', async (_what, statement, named) => {
    const scene = await rejected(stage.app, owner);
    const own = async () => (await stage.app.call('GET', scene.path, { as: owner })).body;
    expect((await show(stage.app, scene.token)).body).toMatchObject({ status: 'rejeitado' });
    expect(await own()).toMatchObject({
      em_verificacao: false,
      recusa_motivo: 'Caro',
      recusa_data: expect.any(String),
    });
    await tamper(stage.rows, statement.replaceAll('{id}', scene.id));
    const list = await stage.app.call('GET', '/api/propostas', { as: owner });
    expect((await show(stage.app, scene.token)).body).toMatchObject({ code: VERIFYING });
    for (const body of [await own(), (list.body as unknown as object[])[0]])
      expect(body).toMatchObject({ em_verificacao: true, recusa_motivo: null, recusa_data: null });
    const { code, text } = await verifyHistory();
    expect([code, text]).toEqual([1, expect.stringContaining(named)]);
  });

  it('of an earlier time is compared too', async () => {
    const scene = await rejected(stage.app, owner);
    await link(stage.app, scene);
    expect((await verifyHistory()).code).toBe(0);
    await tamper(
      stage.rows,
      `UPDATE proposals.decisions SET em = em - interval '1 day' WHERE proposal_id = '${scene.id}'`,
    );
    const { code, text } = await verifyHistory();
    expect([code, text]).toEqual([
      1,
      expect.stringContaining(`${scene.id}, registro da decisão: não confere decisions.em`),
    ]);
  });
});

describe('what else is stored of a signed proposal', () => {
  it('is not shown: content and version are those of the bytes that were signed', async () => {
    const scene = await signed(stage.app, owner);
    const own = async () => (await stage.app.call('GET', scene.path, { as: owner })).body;
    const before = await own();
    await tamper(
      stage.rows,
      `UPDATE proposals.proposals SET descricao = 'Outra', valor_total = 1, titulo = 'Outro' WHERE id = '${scene.id}';
       UPDATE proposals.proposal_versions SET conteudo = convert_to(replace(convert_from(conteudo, 'UTF8'), '11200.00', '1.00'), 'UTF8')
       WHERE proposal_id = '${scene.id}'`,
    );
    expect(await own()).toEqual({ ...before, titulo: 'Proposta para Padaria Pão & Prosa' });
    const { code, text } = await verifyHistory();
    expect([code, text]).toEqual([1, expect.stringContaining('proposal_versions.conteudo')]);
  });

  it('is reported as missing if the signed version of a listed proposal was deleted (attack 373)', async () => {
    const scene = await signed(stage.app, owner);
    await tamper(
      stage.rows,
      `UPDATE proposals.proposal_versions SET versao = versao + 1 WHERE proposal_id = '${scene.id}'`,
    );
    const { code, text } = await verifyHistory();
    expect([code, text]).toEqual([
      1,
      expect.stringContaining(`${scene.id}, registro da decisão: não confere proposal_versions.`),
    ]);
  });

  it('stays when its status was changed and it is deleted, decided again, or its link replaced (attack 254)', async () => {
    const scene = await signed(stage.app, owner);
    const reset = `UPDATE proposals.proposals SET status = 'enviado', decisao_id = NULL WHERE id = '${scene.id}'`;
    await tamper(stage.rows, reset);
    for (const response of [await sign(stage.app, scene.token), await reject(stage.app, scene.token)])
      expect([response.status, response.body?.['code']]).toEqual([409, VERIFYING]);
    expect((await stage.app.call('DELETE', scene.path, { as: owner })).status).toBe(204);
    expect(await stage.rows.count('event_details', 'proposal_id = $1', [scene.id])).toBe(4);
    expect(
      await stage.rows.query('SELECT apagar_detalhes, titulo <> $2 AS cheia FROM proposals WHERE id = $1', [
        scene.id,
        '',
      ]),
    ).toEqual([{ apagar_detalhes: false, cheia: true }]);

    const other = await signed(stage.app, owner);
    await tamper(
      stage.rows,
      `UPDATE proposals.signatures SET email = 'o@o.com' WHERE proposal_id = '${other.id}'`,
    );
    const replaced = await stage.app.call('POST', `${other.path}/generate-link`, {
      as: owner,
      body: { novo: true },
    });
    expect([replaced.status, replaced.body?.['code']]).toEqual([409, VERIFYING]);
    expect(await stage.rows.count('outbox', `kind = 'link-replaced'`)).toBe(0);
  });

  it('is not shown in the history if it was altered', async () => {
    const scene = await signed(stage.app, owner);
    await tamper(
      stage.rows,
      `UPDATE proposals.event_details SET detalhes = replace(detalhes, 'José', 'Zé') WHERE proposal_id = '${scene.id}'`,
    );
    const events = (await stage.app.call('GET', `${scene.path}/events`, { as: owner }))
      .body as unknown as object[];
    expect(events.at(-1)).toMatchObject({ tipo: 'assinada', detalhes: null, em_verificacao: true });
    expect(events[0]).not.toHaveProperty('em_verificacao');
  });

  it('is found without its counterparts', async () => {
    const scene = await signed(stage.app, owner);
    await tamper(
      stage.rows,
      `INSERT INTO proposals.signatures SELECT gen_random_uuid(), proposal_id, link_id, versao, nome, email, ip, porta, user_agent,
         conteudo_hash, consentimento_versao, '0000000000000000', em, sal FROM proposals.signatures WHERE proposal_id = '${scene.id}'`,
    );
    expect((await stage.app.call('GET', '/api/public/verify/0000000000000000')).body).toEqual({
      status: 'em_verificacao',
    });
    const { code, text } = await verifyHistory();
    expect([code, text]).toEqual([
      1,
      expect.stringContaining(`${scene.id}, registro da decisão: não confere signatures.`),
    ]);
  });

  it('with its details erased is still a signature, whose own row matches the history’s hash (D19)', async () => {
    const scene = await signed(stage.app, owner);
    await tamper(stage.rows, `DELETE FROM proposals.event_details WHERE proposal_id = '${scene.id}'`);
    expect((await show(stage.app, scene.token)).body).toMatchObject({
      status: 'aceito',
      assinatura_confirmacao: true,
    });
    const { code, text } = await verifyHistory();
    expect([code, text]).toEqual([0, expect.stringContaining('3 com conteúdo apagado')]);
  });

  it('of a release that stored no salt with it agrees as well', async () => {
    const scene = await signed(stage.app, owner);
    await tamper(stage.rows, `UPDATE proposals.signatures SET sal = NULL WHERE proposal_id = '${scene.id}'`);
    expect((await show(stage.app, scene.token)).body).toMatchObject({ status: 'aceito' });
    expect((await verifyHistory()).code).toBe(0);
  });

  it('agrees whatever people type, in the list too', async () => {
    for (const text of HOSTILE_TEXTS.slice(0, 40)) {
      const scene = await sent(stage.app, owner);
      if ((await sign(stage.app, scene.token, { nome: `Ana ${text}`.slice(0, 190) })).status === 422)
        continue;
      expect((await stage.app.call('GET', scene.path, { as: owner })).body).toMatchObject({
        em_verificacao: false,
      });
    }
    const list = await stage.app.call('GET', '/api/propostas', { as: owner });
    const rows = list.body as unknown as Record<string, unknown>[];
    expect(rows.filter((row) => row['assinatura_confirmacao']).length).toBeGreaterThan(3);
    expect(rows.filter((row) => row['em_verificacao'])).toEqual([]);
  });

  it('is in verification under a code that was changed', async () => {
    const scene = await signed(stage.app, owner);
    const codigo = await codigoOf(scene);
    await tamper(
      stage.rows,
      `UPDATE proposals.signatures SET codigo = '0000000000000000' WHERE proposal_id = '${scene.id}'`,
    );
    expect((await seen(scene, '0000000000000000')).code).toBe('em_verificacao');
    expect((await seen(scene, codigo)).page).toBe(VERIFYING);
    expect((await stage.app.call('GET', `/api/public/verify/${codigo}`)).status).toBe(404);
    const { code, text } = await verifyHistory();
    expect([code, text]).toEqual([1, expect.stringContaining('signatures.codigo')]);
  });

  it('of a draft is empty', async () => {
    const scene = await draft(stage.app, owner);
    expect((await stage.app.call('GET', scene.path, { as: owner })).body).toMatchObject({
      em_verificacao: false,
    });
  });
});
