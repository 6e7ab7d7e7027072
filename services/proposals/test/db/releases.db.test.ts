import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { ReadLogo } from '../../src/assets/use-cases/read-logo.js';
import { findSignedPdf } from '../../src/documents/persistence/signed-pdfs.js';
import { ReadSigned } from '../../src/documents/use-cases/read-signed.js';
import { verifyHistories } from '../../src/history/use-cases/verify-histories.js';
import { verifyRecords } from '../../src/records/use-cases/verify-records.js';
import { drawn, newTypst, TEMPLATES } from '../support/draw.js';
import { fetchPdf, textOf } from '../support/pdf.js';
import { type Body, TestApp } from '../support/test-app.js';
import { unlimitedUser } from '../support/tokens.js';

const FOLDER = new URL('../releases/', import.meta.url).pathname;

interface Kept {
  at: string;
  owner: string;
  linkKey: string;
  url: string;
  list: Body[];
  proposals: { name: string; own: Body; events: Body[]; shown: Body | null }[];
  verified: { codigo: string; says: Body }[];
}
const read = <Json>(release: string, file: string) =>
  JSON.parse(readFileSync(path.join(FOLDER, release, file), 'utf8')) as Json;

/** The rows as that release stored them: columns that came later get their defaults, as in a migrated database. */
async function load(database: TestDatabase, rows: Record<string, Body[]>): Promise<void> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    for (const [table, some] of Object.entries(rows)) {
      const columns = Object.keys(some[0] ?? {}).join(', ');
      if (columns)
        await client.query(
          `INSERT INTO proposals.${table} (${columns})
           SELECT ${columns} FROM jsonb_populate_recordset(NULL::proposals.${table}, $1)`,
          [JSON.stringify(some)],
        );
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** What its PDF is rendered from. */
async function signedBy({ app }: TestApp, id: string) {
  const signed = await app.get(ReadSigned).execute(id);
  const found = signed && (await findSignedPdf(app.get(Database), signed.decisionId));
  if (!found) throw new Error('not signed');
  return { ...signed, ...found };
}

/** A release whose templates say something else. */
function otherTemplates(folder: string): string {
  cpSync(TEMPLATES, folder, { recursive: true });
  for (const name of ['modern', 'elegant'])
    writeFileSync(
      path.join(folder, `${name}.typ`),
      '#set document(title: "t")\n#set text(font: "Inter")\nOutro modelo',
    );
  return folder;
}

/** Of labels that later releases word otherwise; never a word of what somebody typed. */
const LABELS = new Set(['tipo', 'preparada']);
/** Words and figures, however they are set: labels may be in capitals, and a list's numbers are none. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,@/-]+/gu));

/** Additional fields of later releases are ignored. */
const asBefore = (before: Body) => expect.objectContaining(before);

// Rows and responses of that release, written by it (scripts/keep-release.mjs) and never changed: people signed them.
describe.each(readdirSync(FOLDER))('rows of release %s (D17, D18)', (release) => {
  const kept = read<Kept>(release, 'responses.json');
  let database: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    await load(database, read(release, 'rows.json'));
    const shift = Math.round((Date.parse(kept.at) - Date.now()) / 1000);
    app = await TestApp.start(database, {
      LINK_KEY: kept.linkKey,
      PUBLIC_URL: kept.url,
      CLOCK_SHIFT: String(shift),
    });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });
  const owner = { ...unlimitedUser(), sub: kept.owner };
  const get = async (url: string, as: typeof owner | undefined) => {
    const { status, body } = await app.call('GET', url, as ? { as } : {});
    return { status, body };
  };

  const keptPdf = (name: string) => readFileSync(path.join(FOLDER, release, `${name}.pdf`));
  const signed = kept.proposals.filter(({ name }) => name.startsWith('aceito'));

  it('are there in every state and template', () => {
    const states = ['rascunho', 'enviado', 'aceito', 'rejeitado', 'expirado'];
    const names = states.flatMap((state) => [`${state}-elegant`, `${state}-modern`]);
    expect(kept.proposals.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const name of names) expect(existsSync(path.join(FOLDER, release, `${name}.pdf`))).toBe(true);
  });

  it('are listed as before', async () => {
    const { status, body } = await get('/api/propostas', owner);
    expect(status).toBe(200);
    expect(body).toEqual(kept.list.map(asBefore));
  });

  it.each(kept.proposals)('open as before, with their history: $name', async ({ own, events, shown }) => {
    const id = String(own['id']);
    expect(await get(`/api/propostas/${id}`, owner)).toEqual({ status: 200, body: asBefore(own) });
    expect((await get(`/api/propostas/${id}/events`, owner)).body).toEqual(events.map(asBefore));
    if (shown)
      expect(await get(`/api/public/proposal/${String(own['token'])}`, undefined)).toEqual({
        status: 200,
        body: asBefore(shown),
      });
  });

  it.each(kept.proposals)('give a PDF with all that it said before: $name', async ({ name, own }) => {
    const { status, pdf } = await fetchPdf(app, `/api/propostas/${String(own['id'])}/pdf`, owner);
    expect(status).toBe(200);
    const [before, now] = [textOf(keptPdf(name)), textOf(pdf)];
    if (name.startsWith('aceito')) expect(now).toBe(before);
    // What nobody signed looks as this release's templates do (P124), and leaves nothing out.
    else {
      const gone = [...wordsOf(before)].filter((word) => !wordsOf(now).has(word));
      expect(gone.filter((word) => !LABELS.has(word))).toEqual([]);
    }
  });

  it.each(signed)(
    'give the signed PDF byte for byte, whatever this release’s templates are (P110, P111): $name',
    async ({ name, own }) => {
      const { document, evidence, layout, edicao: edition } = await signedBy(app, String(own['id']));
      const folder = mkdtempSync(path.join(tmpdir(), 'acordo-other-'));
      const by = newTypst(otherTemplates(folder));
      const again = await drawn(document.documento, {
        evidence,
        layout,
        edition,
        by,
        site: { appName: 'Acordo', publicUrl: kept.url },
        readLogo: (value) => app.app.get(ReadLogo).execute(value),
      });
      expect(Buffer.from(again).equals(keptPdf(name))).toBe(true);
      expect(textOf(await drawn(document.documento, { by }))).toBe('Outro modelo\n\f');
      rmSync(folder, { recursive: true });
      const { pdf } = await fetchPdf(app, `/api/propostas/${String(own['id'])}/pdf`, owner);
      expect(pdf.equals(keptPdf(name))).toBe(true);
    },
  );

  it('are verified as before, by code and by the whole check', async () => {
    expect(kept.verified).toHaveLength(2);
    for (const { codigo, says } of kept.verified)
      expect((await get(`/api/public/verify/${codigo}`, undefined)).body).toEqual(asBefore(says));
    await app.app.get(UnitOfWork).run(async (tx) => {
      expect(await verifyHistories(tx)).toMatchObject({ proposals: 10, bad: [] });
      expect(await verifyRecords(tx)).toMatchObject({ records: 4, bad: [] });
    });
  });

  it('can still be signed as they were shown', async () => {
    const open = kept.proposals.find(({ name }) => name === 'enviado-modern');
    const { versao, conteudo_hash } = open?.shown ?? {};
    const body = {
      nome: 'Íris Almeida',
      email: 'iris@casairis.com.br',
      confirmacao: true,
      versao,
      conteudo_hash,
    };
    const token = String(open?.own['token']);
    const { status, text } = await app.call('POST', `/api/propostas/${token}/assinatura`, { body });
    expect([status, text]).toEqual([200, '{"success":true}']);
  });
});
