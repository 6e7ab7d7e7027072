import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';

const stage = setStage();
let clients: Record<'app' | 'owner' | 'erasure', pg.Client>;
beforeAll(async () => {
  const connect = async (role: 'proposals_app' | 'proposals_owner' | 'proposals_erasure') => {
    const client = new pg.Client({ connectionString: stage.database.url(role) });
    await client.connect();
    stage.beforeEnd(() => client.end());
    return client;
  };
  clients = {
    app: await connect('proposals_app'),
    owner: await connect('proposals_owner'),
    erasure: await connect('proposals_erasure'),
  };
  await signed(stage.app);
});

const FORBIDDEN = '42501';
const codeOf = (role: keyof typeof clients, text: string) =>
  clients[role].query(text).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

const HISTORY = [
  'proposal_events',
  'event_details',
  'proposal_versions',
  'decisions',
  'signatures',
  'snapshots',
  'signed_pdfs',
];
const COLUMN: Record<string, string> = {
  proposal_events: 'tipo',
  event_details: 'detalhes',
  proposal_versions: 'versao',
  decisions: 'tipo',
  signatures: 'nome',
  snapshots: 'conteudo',
  signed_pdfs: 'conteudo',
};

describe('history is append-only (D19, attack 154)', () => {
  it.each(
    HISTORY.flatMap((table) => [
      `UPDATE ${table} SET ${COLUMN[table]} = ${COLUMN[table]}`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
      `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
      `ALTER TABLE ${table} ADD COLUMN x int`,
      `DROP TABLE ${table}`,
      `CREATE TRIGGER x BEFORE INSERT ON ${table} EXECUTE FUNCTION recusa_mudanca()`,
      `ALTER TABLE ${table} OWNER TO proposals_app`,
      `GRANT DELETE ON ${table} TO proposals_app`,
      `COPY ${table} TO PROGRAM 'true'`,
    ]),
  )('the service may not %s', async (text) => {
    const before = await stage.rows.fingerprint();
    const done = await codeOf('app', text);
    // A grant of rights that the grantor hasn't is a warning in Postgres, not an error: what counts is the row after it.
    if (!text.startsWith('GRANT')) expect(done).toBe(FORBIDDEN);
    expect(
      await codeOf('app', `DELETE FROM ${text.includes('snapshots') ? 'snapshots' : 'proposal_events'}`),
    ).toBe(FORBIDDEN);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it.each([
    'SET session_replication_role = replica',
    'SET ROLE proposals_owner',
    'SET ROLE proposals_erasure',
    'DROP FUNCTION recusa_mudanca() CASCADE',
    "CREATE OR REPLACE FUNCTION recusa_mudanca() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
    'CREATE TABLE x (y int)',
  ])('nor %s', async (text) => expect(await codeOf('app', text)).toBe(FORBIDDEN));

  it.each(HISTORY.map((table) => `UPDATE ${table} SET ${COLUMN[table]} = ${COLUMN[table]}`))(
    'the owner of the tables may not %s either',
    async (text) => expect(await codeOf('owner', text)).toBe(FORBIDDEN),
  );
  it.each([
    'DELETE FROM proposal_events',
    'DELETE FROM event_details',
    'DELETE FROM proposal_versions',
    'DELETE FROM signatures',
    'DELETE FROM decisions',
    'DELETE FROM snapshots',
    'DELETE FROM signed_pdfs',
    'TRUNCATE proposal_events CASCADE',
  ])('nor %s', async (text) => expect(await codeOf('owner', text)).toBe(FORBIDDEN));

  it.each([
    'DELETE FROM proposal_events',
    'DELETE FROM proposals',
    'UPDATE proposals SET titulo = titulo',
    "UPDATE event_details SET detalhes = '{}'",
    'SELECT detalhes FROM event_details',
    'SELECT nome FROM signatures',
    'SELECT conteudo FROM snapshots',
    'SELECT conteudo FROM signed_pdfs',
    'SELECT conteudo FROM assets',
    'SELECT titulo FROM proposals',
    'SELECT conteudo FROM proposal_versions',
    'TRUNCATE event_details',
  ])('the erasure role may not %s', async (text) => expect(await codeOf('erasure', text)).toBe(FORBIDDEN));

  it('only the erasure role may delete details, versions and old signed records (D37, P110)', async () => {
    const pdfs =
      "INSERT INTO signed_pdfs (decision_id, hash, conteudo) SELECT decision_id, sha256('x'), 'x' FROM signatures";
    expect(await codeOf('app', pdfs)).toBe('done');
    // The layout of a signed PDF is deleted with its signature.
    const layouts = "INSERT INTO pdf_layouts (codigo, layout) SELECT codigo, 'template' FROM signatures";
    expect(await codeOf('app', layouts)).toBe('done');
    await clients.erasure.query('BEGIN');
    expect(await codeOf('erasure', 'DELETE FROM event_details')).toBe('done');
    expect(await codeOf('erasure', 'DELETE FROM proposal_versions')).toBe('done');
    for (const table of ['signed_pdfs', 'signatures', 'decisions', 'snapshots'])
      expect(await codeOf('erasure', `DELETE FROM ${table}`)).toBe('done');
    await clients.erasure.query('ROLLBACK');
  });

  it.each(["UPDATE pdf_layouts SET layout = 'plain'", 'DELETE FROM pdf_layouts'])(
    'a signed PDF keeps its layout: the service may not %s (attack 242)',
    async (text) => expect(await codeOf('app', text)).toBe(FORBIDDEN),
  );

  it('the service owns nothing, in any schema', async () => {
    const owned = `SELECT c.relname FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner
      WHERE r.rolname IN ('proposals_app', 'proposals_erasure')`;
    expect(await stage.rows.query(owned)).toEqual([]);
  });

  it.each([["'NaN'"], ['-0.01'], ['1000000000'], ["'Infinity'"]])(
    'an amount of %s is refused by the database itself (attack 23)',
    async (amount) => {
      expect(await codeOf('app', `UPDATE proposals SET valor_total = ${amount}`)).toMatch(/^(23514|22003)$/);
    },
  );
});
