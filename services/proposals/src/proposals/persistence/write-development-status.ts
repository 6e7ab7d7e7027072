import { parameters, sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import { ADDED, type Chained, chainedBy, chainedValues, REWRITTEN } from '../../history/chained.js';
import type { Continuation } from '../../history/domain/tail.js';

type Status = ProposalEntity['status_desenvolvimento'];
const p = parameters<{ status: Status }>();

const write = (name: string, { cte, set, from, where }: Chained) =>
  statement(
    name,
    sql`WITH ${cte} UPDATE proposals SET ${set}, status_desenvolvimento = ${p.status} FROM ${from} WHERE ${where}`,
  );
const NEXT = write('proposal-set-development-status', ADDED);
const AGAIN = write('proposal-set-development-status-again', REWRITTEN);

export async function writeDevelopmentStatus(tx: Tx, status: Status, chain: Continuation): Promise<void> {
  await tx.query(chainedBy(chain) === REWRITTEN ? AGAIN : NEXT, { ...chainedValues(chain), status });
}
