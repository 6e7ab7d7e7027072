import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { sha256 } from '@acordo/document/canonical';
import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ArchiveFiles } from '../../src/exports/archive/archive-files.js';
import { verifyRecords } from '../../src/records/use-cases/verify-records.js';
import { type Scene, show, signed } from '../factories/scenes.js';
import { fetchPdf } from '../support/pdf.js';
import { setStage } from '../support/stage.js';
import { tamper } from '../support/tamper.js';
import type { TestApp } from '../support/test-app.js';
import type { Claims } from '../support/tokens.js';

const stage = setStage();
const NOTIFICATIONS: Claims = { kind: 'service', iss: 'notifications', sub: 'notifications' };
const ownPdf = (on: TestApp, { path, owner }: Scene) => fetchPdf(on, `${path}/pdf`, owner);
const linkPdf = (on: TestApp, { token }: Scene) => fetchPdf(on, `/api/public/proposal/${token}/pdf`);
const mailPdf = (on: TestApp, { id }: Scene) =>
  fetchPdf(on, `/internal/signed-proposals/${id}/pdf`, NOTIFICATIONS);
const storedOf = ({ id }: Scene) =>
  stage.rows.query<{ hash: Buffer; conteudo: Buffer }>(
    `SELECT k.hash, k.conteudo FROM signed_pdfs k JOIN signatures s ON s.decision_id = k.decision_id WHERE s.proposal_id = $1`,
    [id],
  );
const OF = ({ id }: Scene) =>
  `decision_id = (SELECT decision_id FROM proposals.signatures WHERE proposal_id = '${id}')`;
/** Another copy of the service, whose PDFs differ: receipts name its address. */
const elsewhere = () => stage.at(0, { PUBLIC_URL: 'https://outro.test' });
const storeMissing = () => stage.app.app.get(Schedule).run();
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the PDF of a signature (P110)', () => {
  it('is stored when it is first rendered, with its hash, and returned as stored to everybody', async () => {
    const scene = await signed(stage.app);
    expect(await storedOf(scene)).toEqual([]);
    const { pdf } = await mailPdf(stage.app, scene);
    expect(await storedOf(scene)).toEqual([{ hash: sha256(pdf), conteudo: pdf }]);
    const other = await elsewhere();
    for (const get of [ownPdf, linkPdf, mailPdf])
      expect((await get(other, scene)).pdf.equals(pdf)).toBe(true);
    const fresh = await signed(stage.app);
    expect((await mailPdf(other, fresh)).pdf.includes('https://outro.test')).toBe(true);
  });

  it('is one, if two copies of the service render it at once: both return the same', async () => {
    const other = await elsewhere();
    for (let round = 0; round < 3; round += 1) {
      const scene = await signed(stage.app);
      const all = await Promise.all(
        [stage.app, other].flatMap((on) => [linkPdf(on, scene), ownPdf(on, scene)]),
      );
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const [stored, ...more] = await storedOf(scene);
      expect(more).toEqual([]);
      for (const { pdf } of all) expect(pdf.equals(stored?.conteudo ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('is stored by scheduled work, if nobody requests it; one that cannot be rendered delays no other', async () => {
    const [broken, next] = [await signed(stage.app), await signed(stage.app)];
    await tamper(stage.rows, `UPDATE proposals.signatures SET nome = 'Outra' WHERE ${OF(broken)}`);
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await storeMissing();
    expect([(await storedOf(broken)).length, (await storedOf(next)).length]).toEqual([0, 1]);
    await tamper(
      stage.rows,
      `UPDATE proposals.signatures SET nome = 'José Antônio Ribeiro' WHERE ${OF(broken)}`,
    );
    await storeMissing();
    expect((await storedOf(broken)).length).toBe(1);
  });

  it('is rendered with the edition that its signature names, or later; the signature is valid meanwhile (D18, P111)', async () => {
    const scene = await signed(stage.app);
    const [row] = await stage.rows.query<{ edicao: number }>(
      'SELECT edicao FROM signatures WHERE proposal_id = $1',
      [scene.id],
    );
    // An update: a copy of a later release took the signature, and this one cannot render it.
    await tamper(stage.rows, `UPDATE proposals.signatures SET edicao = 99 WHERE ${OF(scene)}`);
    const { status, headers } = await linkPdf(stage.app, scene);
    expect([status, Number(headers['retry-after'])]).toEqual([503, 60]);
    expect(await storedOf(scene)).toEqual([]);
    expect((await show(stage.app, scene.token)).body).toMatchObject({ status: 'aceito' });
    await tamper(stage.rows, `UPDATE proposals.signatures SET edicao = ${row?.edicao} WHERE ${OF(scene)}`);
    expect((await linkPdf(stage.app, scene)).status).toBe(200);
  });

  it('is in verification if its stored bytes were changed: nobody gets them (D19, attack 250)', async () => {
    const scene = await signed(stage.app);
    const { pdf } = await linkPdf(stage.app, scene);
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const change = (conteudo: string) =>
      tamper(
        stage.rows,
        `ALTER TABLE proposals.signed_pdfs DROP CONSTRAINT IF EXISTS signed_pdfs_hash;
         UPDATE proposals.signed_pdfs SET conteudo = ${conteudo} WHERE ${OF(scene)}`,
      );
    await change(`conteudo || ' '`);
    for (const get of [ownPdf, linkPdf, mailPdf]) {
      const response = await get(stage.app, scene);
      expect([response.status, JSON.parse(response.pdf.toString())]).toEqual([
        409,
        expect.objectContaining({ code: 'RECORD_IN_VERIFICATION' }),
      ]);
    }
    expect(errors.mock.calls.map(([line]) => String(line))).toEqual([
      `the record of proposal ${scene.id} does not agree with its history: signed_pdfs.conteudo; it is shown as "em verificação"`,
    ]);
    const files = await stage.app.app.get(ArchiveFiles).of(scene.owner.sub, {} as never, {
      appName: 'Acordo',
      at: new Date(),
    });
    expect(files.map(({ name }) => name).filter((name) => name.startsWith('assinadas/'))).toEqual([
      expect.stringMatching(/ em verificação\.txt$/),
    ]);
    const { bad } = await stage.app.app.get(UnitOfWork).run(verifyRecords);
    expect(bad).toEqual([{ proposalId: scene.id, differences: ['signed_pdfs.conteudo'] }]);
    await change(`substring(conteudo FOR octet_length(conteudo) - 1)`);
    expect((await linkPdf(stage.app, scene)).pdf.equals(pdf)).toBe(true);
  });

  it('without its signature is found by the whole check (D19, attack 250)', async () => {
    const scene = await signed(stage.app);
    await linkPdf(stage.app, scene);
    const copy = `INSERT INTO proposals.signed_pdfs (decision_id, hash, conteudo)
      SELECT proposal_id, k.hash, k.conteudo FROM proposals.signed_pdfs k JOIN proposals.signatures s USING (decision_id)
      WHERE k.${OF(scene)}`;
    await tamper(stage.rows, copy);
    const { bad } = await stage.app.app.get(UnitOfWork).run(verifyRecords);
    expect(bad).toEqual([{ proposalId: scene.id, differences: ['signed_pdfs'] }]);
  });
});
