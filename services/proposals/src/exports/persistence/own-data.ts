import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, type Statement, statement } from '@acordo/service-kit/database/statement';
import type { AssetEntity } from '../../database/entities/asset.js';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import type { ProposalEventEntity } from '../../database/entities/proposal-event.js';
import type { ProposalVersionEntity } from '../../database/entities/proposal-version.js';

const ROWS = 100;

/** A page of one proposal's rows, after a position. */
interface Place {
  id: string;
  after: number;
}
const p = parameters<Place & { userId: string }>();

const idsStatement = statement(
  'own-data-ids',
  sql`SELECT id FROM proposals WHERE user_id = ${p.userId} AND excluido_em IS NULL ORDER BY criado_em, id`,
).returning<Pick<ProposalEntity, 'id'>>();
/** The ids of an owner's proposals; a few bytes each. */
const idsOf = async (db: Queryable, userId: string): Promise<string[]> =>
  (await db.query(idsStatement, { userId })).map(({ id }) => id);

type VersionRow = Pick<ProposalVersionEntity, 'proposal_id' | 'versao' | 'criado_em'> & { conteudo: unknown };
// The archive marks versions as seen too (docs/decisions/0029). All but the current and the first were seen before.
const seenStatement = statement(
  'own-data-seen',
  sql`SELECT versao_vista(id, versao) AS marked FROM proposals WHERE id = ${p.id}`,
).returning<{ marked: boolean }>();
/** A save may be faster once or twice. */
const TRIES = 3;
const versionsStatement = statement(
  'own-data-versions',
  sql`SELECT proposal_id, versao, criado_em, convert_from(conteudo, 'UTF8')::json AS conteudo FROM proposal_versions
   WHERE proposal_id = ${p.id} AND versao > ${p.after} AND (vista OR versao = 1) ORDER BY versao LIMIT ${raw(ROWS)}`,
).returning<VersionRow>();

type HistoryRow = Pick<ProposalEventEntity, 'proposal_id' | 'seq' | 'tipo' | 'em'> & {
  /** Hex; for verifying the chain (D19). */
  hash: string;
  /** Null where they were erased. */
  detalhes: unknown;
};
const historyStatement = statement(
  'own-data-history',
  sql`SELECT e.proposal_id, e.seq, e.tipo, e.em, encode(e.hash, 'hex') AS hash, d.detalhes::json AS detalhes
   FROM proposal_events e LEFT JOIN event_details d ON d.proposal_id = e.proposal_id AND d.seq = e.seq
   WHERE e.proposal_id = ${p.id} AND e.seq > ${p.after} ORDER BY e.seq LIMIT ${raw(ROWS)}`,
).returning<HistoryRow>();

/** Row by row, with one page in memory at a time. */
async function* pages<Row extends object>(
  db: Queryable,
  userId: string,
  question: Statement<Place, Row>,
  place: (row: Row) => number,
  before: (db: Queryable, id: string) => Promise<void> = async () => undefined,
): AsyncGenerator<Row> {
  for (const id of await idsOf(db, userId)) {
    await before(db, id);
    let after = 0;
    for (;;) {
      const rows = await db.query(question, { id, after });
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < ROWS) break;
      after = place(last);
    }
  }
}

export const ownVersions = (db: Queryable, userId: string): AsyncGenerator<VersionRow> =>
  pages(db, userId, versionsStatement, ({ versao }) => versao, keepPresent);

async function keepPresent(db: Queryable, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) if ((await one(db, seenStatement, { id }))?.marked) return;
}

export const ownHistory = (db: Queryable, userId: string): AsyncGenerator<HistoryRow> =>
  pages(db, userId, historyStatement, ({ seq }) => seq);

export type SignedRow = Pick<ProposalEntity, 'id' | 'titulo'>;
const signedStatement = statement(
  'own-data-signed',
  sql`SELECT p.id, p.titulo FROM proposals p JOIN decisions d ON d.proposal_id = p.id AND d.tipo = 'assinatura'
   WHERE p.user_id = ${p.userId} AND NOT p.apagar_registro ORDER BY d.em, p.id`,
).returning<SignedRow>();
/** What was signed, deleted from the list since or not (D21). */
export const ownSigned = (db: Queryable, userId: string): Promise<SignedRow[]> =>
  db.query(signedStatement, { userId });

/** `address`: of our own assets. */
export type ImageRow = Pick<AssetEntity, 'tipo'> & { address: string };
const imagesStatement = statement(
  'own-data-images',
  sql`SELECT i.address, a.tipo FROM (
     SELECT logo_url AS address FROM company_settings WHERE user_id = ${p.userId}
     UNION SELECT logo_cliente_url FROM proposals WHERE user_id = ${p.userId} AND excluido_em IS NULL
   ) i JOIN assets a ON a.hash = decode(substring(i.address FROM '^/api/assets/([0-9a-f]{64})$'), 'hex')
   ORDER BY 1`,
).returning<ImageRow>();
/** The images that logo fields name, each once. Data URLs of old rows are in the proposal itself. */
export const ownImages = (db: Queryable, userId: string): Promise<ImageRow[]> =>
  db.query(imagesStatement, { userId });
