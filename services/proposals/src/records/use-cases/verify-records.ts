import type { Queryable } from '@acordo/service-kit/database/statement';
import { isSigned } from '../../states/domain/decisions.js';
import { decisionDifferences, type Difference, differencesOf } from '../domain/differences.js';
import { contentDifferences } from '../domain/signed-version.js';
import {
  earlierAfter,
  proposalsAfter,
  type StoredProposal,
  orphanRows,
} from '../persistence/stored-records.js';

const PAGE = 200;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

export interface RecordsReport {
  /** Signatures and rejections that were compared. */
  records: number;
  /** Signed records that were erased when their years were over (D37). */
  erased: number;
  bad: { proposalId: string; differences: Difference[] }[];
}

/**
 * Compares every decision with its history (docs/decisions/0027): all that is compared when one is shown, and what is
 * not shown: earlier rejections, the signed version, stored PDFs (P110), rows without their counterparts. `db` must read one snapshot.
 */
export async function verifyRecords(db: Queryable): Promise<RecordsReport> {
  const report: RecordsReport = { records: 0, erased: 0, bad: [] };
  const found = new Map<string, Set<Difference>>();
  const add = (id: string, differences: readonly Difference[]): void => {
    if (differences.length === 0) return;
    const known = found.get(id) ?? new Set();
    for (const difference of differences) known.add(difference);
    found.set(id, known);
  };
  for await (const stored of pages(
    (after) => proposalsAfter(db, after, PAGE),
    (row) => row.record.proposal.id,
  )) {
    const { record, erased } = stored;
    if (record.decision) report.records += 1;
    else if (isSigned(record.proposal.status) && erased) report.erased += 1;
    if (!(erased && isSigned(record.proposal.status))) add(record.proposal.id, allDifferences(stored));
  }
  for await (const record of pages(
    (after) => earlierAfter(db, after, PAGE),
    (row) => row.decision?.id ?? '',
  )) {
    report.records += 1;
    add(record.proposal.id, decisionDifferences(record));
  }
  for (const { id, source } of await orphanRows(db)) add(id, [source]);
  report.bad = [...found].map(([proposalId, differences]) => ({ proposalId, differences: [...differences] }));
  return report;
}

const allDifferences = ({ record, conteudo, versao, pdfDiffers }: StoredProposal): Difference[] => [
  ...differencesOf(record),
  ...(conteudo && versao ? contentDifferences(conteudo, versao) : []),
  ...(pdfDiffers ? ['signed_pdfs.conteudo'] : []),
  // Only erased for proposals removed from their owner's list (D37).
  ...(record.signature && !versao && !record.proposal.excluida ? ['proposal_versions'] : []),
];

async function* pages<Row>(read: (after: string) => Promise<Row[]>, idOf: (row: Row) => string) {
  let after = LOWEST_ID;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = idOf(last);
  }
}
