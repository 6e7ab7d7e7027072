import { randomUUID } from 'node:crypto';
import { formatDate } from '@acordo/brazil/dates';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { company } from '../factories/bodies.js';
import { draft, reject, type Scene, sent, sign, signed } from '../factories/scenes.js';
import { bombDocument } from '../pdf/hostile-documents.js';
import { factsOf, fetchPdf, squeezed, textOf } from '../support/pdf.js';
import { setStage } from '../support/stage.js';
import { tamper } from '../support/tamper.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const NOTIFICATIONS = { kind: 'service', iss: 'notifications', sub: 'notifications' } as const;
const ownPdf = (scene: Scene) => fetchPdf(stage.app, `${scene.path}/pdf`, scene.owner);
const linkPdf = (token: string) => fetchPdf(stage.app, `/api/public/proposal/${token}/pdf`);
const signedPdf = (id: string) => fetchPdf(stage.app, `/internal/signed-proposals/${id}/pdf`, NOTIFICATIONS);

describe('a proposal as PDF (D25)', () => {
  it('is its owner’s from the first draft on, and the same bytes every time', async () => {
    const scene = await draft(stage.app);
    const { status, headers, pdf } = await ownPdf(scene);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await ownPdf(scene)).pdf).toEqual(pdf);
    expect(squeezed(textOf(pdf))).toContain(
      squeezed('Novo site da padaria, com cardápio, história e encomendas.'),
    );
  });

  it('is available by the link as well: the same document, private, not indexed, named after the public title', async () => {
    const scene = await sent(stage.app);
    const { status, headers, pdf } = await linkPdf(scene.token);
    expect(status).toBe(200);
    expect(pdf).toEqual((await ownPdf(scene)).pdf);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''Proposta%20para%20Padaria%20P%C3%A3o%20%26%20Prosa.pdf`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });

  it('says until when it can be answered, and no longer once it was decided (P123)', async () => {
    const scene = await sent(stage.app);
    const [link] = await stage.rows.query<{ expira_em: Date }>(
      'SELECT expira_em FROM proposals.proposal_links WHERE proposal_id = $1',
      [scene.id],
    );
    const end = squeezed(`Válida até ${formatDate(link?.expira_em ?? new Date(0))}`);
    expect(squeezed(textOf((await linkPdf(scene.token)).pdf))).toContain(end);
    await reject(stage.app, scene.token);
    expect(squeezed(textOf((await linkPdf(scene.token)).pdf))).not.toContain('Válidaaté');
    expect(textOf((await ownPdf(await draft(stage.app))).pdf)).not.toContain('Válida até');
  });

  it('depends on the link’s state: unknown 404, rejected 200, revoked 404, expired 410 (D15)', async () => {
    expect((await linkPdf('unbekannt')).status).toBe(404);
    const rejected = await sent(stage.app);
    expect(textOf((await linkPdf(rejected.token)).pdf)).toContain('Assine digitalmente');
    await reject(stage.app, rejected.token);
    const { status, pdf } = await linkPdf(rejected.token);
    expect(status).toBe(200);
    // Nothing is offered that is no longer possible (attack 354).
    for (const bytes of [pdf, (await ownPdf(rejected)).pdf])
      expect(textOf(bytes)).not.toContain('Assine digitalmente');
    const revoked = await sent(stage.app);
    await stage.app.call('POST', `${revoked.path}/revoke-link`, { as: revoked.owner, body: {} });
    expect((await linkPdf(revoked.token)).status).toBe(404);
    const expired = await sent(stage.app);
    const later = await stage.at(40 * 86_400);
    const gone = await fetchPdf(later, `/api/public/proposal/${expired.token}/pdf`);
    expect([gone.status, gone.headers['content-type']]).toEqual([410, 'application/json; charset=utf-8']);
    const own = await fetchPdf(later, `${expired.path}/pdf`, expired.owner);
    expect(textOf(own.pdf)).not.toContain('Assine digitalmente');
  });

  it('is nobody else’s: another owner’s is 404, without a byte of it (attack 6)', async () => {
    const scene = await signed(stage.app);
    const other = unlimitedUser();
    const refused = await fetchPdf(stage.app, `${scene.path}/pdf`, other);
    expect([refused.status, refused.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect((await fetchPdf(stage.app, `/api/public/proposal/${scene.id}/pdf`)).status).toBe(404);
  });
});

describe('a signed proposal as PDF (D18)', () => {
  const owner = unlimitedUser();
  let scene: Scene;
  let before: Buffer;
  const save = (over: object, method: 'POST' | 'PUT' = 'PUT') =>
    stage.app.call(method, '/api/company-settings', { as: owner, body: company(over) });

  beforeAll(async () => {
    await save({}, 'POST');
    scene = await signed(stage.app, owner);
    before = (await ownPdf(scene)).pdf;
  });

  it('ends with the receipt: who, when in both zones, from where, of what', async () => {
    const [row] = await stage.rows.query<{
      codigo: string;
      em: Date;
      hash: Buffer;
      event: Buffer;
      end: Date;
    }>(
      `SELECT s.codigo, s.em, s.conteudo_hash AS hash, e.hash AS event, l.expira_em AS end FROM signatures s
       JOIN proposal_links l ON l.id = s.link_id
       JOIN decisions d ON d.id = s.decision_id
       JOIN proposal_events e ON e.proposal_id = d.proposal_id AND e.seq = d.evento_seq WHERE s.proposal_id = $1`,
      [scene.id],
    );
    if (!row) throw new Error('not signed');
    const text = squeezed(textOf(before));
    const receipt = text.slice(text.indexOf('Comprovantedeassinatura'));
    for (const said of [
      'Assinatura eletrônica simples',
      'José Antônio Ribeiro',
      'jose@paoeprosa.com.br',
      '203.0.113.9, porta 50000',
      'Mozilla/5.0 (test)',
      'horário de Brasília',
      row.em.toISOString(),
      row.hash.toString('hex'),
      row.codigo.replace(/(.{4})(?=.)/g, '$1-'),
      `https://acordo.test/verificar/${row.codigo}`,
      'MP 2.200-2/2001, art. 10, § 2º',
      'Termo de aceite (versão 1)',
      'Proposta assinada',
      // Number, issue and validity, and both parties (P123).
      `Nº ${formatDate(row.em).slice(-4)}-001 · emitida em ${formatDate(row.em)} · válida até ${formatDate(row.end)}`,
      'CNPJ 12.ABC.345/01DE-35',
      'CNPJ 11.222.333/0001-81',
      row.event.toString('hex'),
    ])
      expect(receipt).toContain(squeezed(said));
    expect(factsOf(before)['Pages']).toBe('3');
  });

  it('shows no end of a link that was changed in the history (D19, P123)', async () => {
    const other = await signed(stage.app);
    await tamper(
      stage.rows,
      `UPDATE proposals.event_details d SET detalhes = replace(detalhes, '"expira_em":"20', '"expira_em":"21')
       FROM proposals.proposal_events e WHERE e.tipo = 'link_gerado' AND e.proposal_id = d.proposal_id AND e.seq = d.seq
         AND d.proposal_id = '${other.id}'`,
    );
    const { pdf } = await ownPdf(other);
    expect(JSON.parse(pdf.toString())).toMatchObject({ code: 'RECORD_IN_VERIFICATION' });
  });

  it('is the same for owner, client and email', async () => {
    expect((await linkPdf(scene.token)).pdf).toEqual(before);
    expect((await signedPdf(scene.id)).pdf).toEqual(before);
  });

  it('stays as it was whatever changes later (attack 50)', async () => {
    await save({ nome_empresa: 'Outra', cor_primaria: '#FF0000' });
    await stage.app.call('PATCH', `${scene.path}/status-desenvolvimento`, {
      as: owner,
      body: { status_desenvolvimento: 'finalizado' },
    });
    // another copy of the service has an empty cache
    const elsewhere = await stage.at(1);
    const { pdf } = await fetchPdf(elsewhere, `${scene.path}/pdf`, owner);
    expect(pdf).toEqual(before);
    expect(squeezed(textOf(pdf))).toContain('EstúdioLume');
  });

  it('stays available to its client after its owner’s deletion; it is not in the owner’s list (D21)', async () => {
    const other = await signed(stage.app, owner);
    const pdf = (await linkPdf(other.token)).pdf;
    expect((await stage.app.call('DELETE', other.path, { as: owner })).status).toBe(204);
    expect((await ownPdf(other)).status).toBe(404);
    expect((await linkPdf(other.token)).pdf).toEqual(pdf);
    expect((await signedPdf(other.id)).pdf).toEqual(pdf);
  });

  it('keeps the layout in which an earlier release rendered it, in every copy of the service (P111, attack 242)', async () => {
    const other = await signed(stage.app, owner);
    await stage.rows.query(
      "INSERT INTO pdf_layouts (codigo, layout) SELECT codigo, 'plain' FROM signatures WHERE proposal_id = $1",
      [other.id],
    );
    const { pdf } = await ownPdf(other);
    expect(squeezed(textOf(pdf))).toContain(squeezed('Investimento: R$ 11.200,00'));
    const elsewhere = await stage.at(2);
    expect((await fetchPdf(elsewhere, `/api/public/proposal/${other.token}/pdf`)).pdf).toEqual(pdf);
  });

  it('is rendered for the email too, whatever was signed (attack 240)', async () => {
    const over = bombDocument('-a ', 'modern');
    const bomb = await signed(stage.app, owner, { ...over, cliente_dominio: 'a.com.br' });
    const { status, pdf } = await signedPdf(bomb.id);
    expect(status).toBe(200);
    const text = squeezed(textOf(pdf));
    expect(text).toContain('Comprovantedeassinatura');
    expect(text.includes(squeezed(over.descricao ?? ''))).toBe(true);
  });

  it('is returned only to notifications, and only if something was signed', async () => {
    const unsigned = await sent(stage.app, owner);
    expect((await signedPdf(unsigned.id)).status).toBe(404);
    expect((await signedPdf(randomUUID())).status).toBe(404);
    const url = `/internal/signed-proposals/${scene.id}/pdf`;
    for (const as of [owner, {}, { ...NOTIFICATIONS, iss: 'admin', sub: 'admin' }] as const)
      expect((await fetchPdf(stage.app, url, as)).status).toBeGreaterThanOrEqual(401);
  });

  it('names what it was signed by, not who the link’s proposal is now', async () => {
    const name = '‮#read("/etc/passwd")';
    const other = await sent(stage.app, owner);
    expect((await sign(stage.app, other.token, { nome: name })).status).toBe(422);
    expect((await sign(stage.app, other.token, { nome: name.slice(1) })).status).toBe(200);
    const text = squeezed(textOf((await linkPdf(other.token)).pdf));
    expect(text).toContain('#read("/etc/passwd")');
    expect(text).not.toContain('root:x');
  });
});

describe('more PDFs than can be rendered', () => {
  it('are refused with 429 and Retry-After', async () => {
    const narrow = await stage.at(0, { PDF_CHILDREN: '1', PDF_QUEUE: '1' });
    const owner = unlimitedUser();
    const scenes: Scene[] = [];
    for (let i = 0; i < 4; i += 1) scenes.push(await draft(narrow, owner, { titulo: `Proposta ${i}` }));
    const responses = await Promise.all(scenes.map(({ path }) => fetchPdf(narrow, `${path}/pdf`, owner)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429]);
    for (const { status, headers } of responses)
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
