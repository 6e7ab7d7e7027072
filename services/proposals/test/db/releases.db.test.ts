import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { verifyHistories } from '../../src/history/use-cases/verify-histories.js';
import { verifyRecords } from '../../src/records/use-cases/verify-records.js';
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

  it.each(kept.proposals)('give the same PDF as before: $name', async ({ name, own }) => {
    const { status, pdf } = await fetchPdf(app, `/api/propostas/${String(own['id'])}/pdf`, owner);
    expect(status).toBe(200);
    expect(textOf(pdf)).toBe(textOf(readFileSync(path.join(FOLDER, release, `${name}.pdf`))));
  });

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
