import type { AssetKind } from '../../assets/domain/asset.js';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

const ROWS = 100;

const idsStatement = statement(
  'own-data-ids',
  `SELECT id FROM proposals WHERE user_id = $1 AND excluido_em IS NULL ORDER BY criado_em, id`,
);
/** The ids of an owner's proposals; a few bytes each. */
const idsOf = async (db: Queryable, userId: string): Promise<string[]> =>
  (await db.query<{ id: string }>(idsStatement, [userId])).map(({ id }) => id);

export interface VersionRow {
  proposal_id: string;
  versao: number;
  criado_em: Date;
  conteudo: unknown;
}
// The archive is one more who has seen a version (docs/decisions/0029). All but the present one and the first were seen before.
const seenStatement = statement(
  'own-data-seen',
  'SELECT versao_vista(id, versao) AS ha FROM proposals WHERE id = $1',
);
/** A save may be faster once or twice. */
const TRIES = 3;
const versionsStatement = statement(
  'own-data-versions',
  `SELECT proposal_id, versao, criado_em, convert_from(conteudo, 'UTF8')::json AS conteudo FROM proposal_versions
   WHERE proposal_id = $1 AND versao > $2 AND (vista OR versao = 1) ORDER BY versao LIMIT ${ROWS}`,
);

export interface HistoryRow {
  proposal_id: string;
  seq: number;
  tipo: string;
  em: Date;
  /** Hex; what the chain is verified by (D19). */
  hash: string;
  /** Null where they were erased. */
  detalhes: unknown;
}
const historyStatement = statement(
  'own-data-history',
  `SELECT e.proposal_id, e.seq, e.tipo, e.em, encode(e.hash, 'hex') AS hash, d.detalhes::json AS detalhes
   FROM proposal_events e LEFT JOIN event_details d ON d.proposal_id = e.proposal_id AND d.seq = e.seq
   WHERE e.proposal_id = $1 AND e.seq > $2 ORDER BY e.seq LIMIT ${ROWS}`,
);

/** Row after row, a page in memory at a time. */
async function* pages<Row extends object>(
  db: Queryable,
  userId: string,
  question: typeof versionsStatement,
  place: (row: Row) => number,
  before: (db: Queryable, id: string) => Promise<void> = async () => undefined,
): AsyncGenerator<Row> {
  for (const id of await idsOf(db, userId)) {
    await before(db, id);
    let after = 0;
    for (;;) {
      const rows = await db.query<Row>(question, [id, after]);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < ROWS) break;
      after = place(last);
    }
  }
}

export const ownVersions = (db: Queryable, userId: string): AsyncGenerator<VersionRow> =>
  pages<VersionRow>(db, userId, versionsStatement, ({ versao }) => versao, keepPresent);

async function keepPresent(db: Queryable, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1)
    if ((await one<{ ha: boolean }>(db, seenStatement, [id]))?.ha) return;
}

export const ownHistory = (db: Queryable, userId: string): AsyncGenerator<HistoryRow> =>
  pages<HistoryRow>(db, userId, historyStatement, ({ seq }) => seq);

export interface SignedRow {
  id: string;
  titulo: string;
}
const signedStatement = statement(
  'own-data-signed',
  `SELECT p.id, p.titulo FROM proposals p JOIN decisions d ON d.proposal_id = p.id AND d.tipo = 'assinatura'
   WHERE p.user_id = $1 AND NOT p.apagar_registro ORDER BY d.em, p.id`,
);
/** What was signed, deleted from the list since or not (D21). */
export const ownSigned = (db: Queryable, userId: string): Promise<SignedRow[]> =>
  db.query<SignedRow>(signedStatement, [userId]);

const imagesStatement = statement(
  'own-data-images',
  `SELECT i.endereco, a.tipo FROM (
     SELECT logo_url AS endereco FROM company_settings WHERE user_id = $1
     UNION SELECT logo_cliente_url FROM proposals WHERE user_id = $1 AND excluido_em IS NULL
   ) i JOIN assets a ON a.hash = decode(substring(i.endereco FROM '^/api/assets/([0-9a-f]{64})$'), 'hex')
   ORDER BY 1`,
);
export interface ImageRow {
  /** Of our own assets. */
  endereco: string;
  tipo: AssetKind;
}
/** The images that logo fields name, each once. What an old row holds as data stands in the proposal itself. */
export const ownImages = (db: Queryable, userId: string): Promise<ImageRow[]> =>
  db.query<ImageRow>(imagesStatement, [userId]);
