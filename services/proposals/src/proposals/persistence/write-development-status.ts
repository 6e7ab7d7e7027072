import type { DevelopmentStatus } from '@acordo/contracts/http/propostas/states';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { Continuation } from '../../history/domain/tail.js';
import { ADDED, type Chained, chainedBy, chainedValues, REWRITTEN } from '../../history/chained.js';
import { AFTER_EVENT } from '../../history/event-ctes.js';

const write = (name: string, { cte, set, from, where }: Chained) =>
  statement(
    name,
    `WITH ${cte} UPDATE proposals SET ${set}, status_desenvolvimento = $${AFTER_EVENT} FROM ${from} WHERE ${where}`,
  );
const NEXT = write('proposal-set-development-status', ADDED);
const AGAIN = write('proposal-set-development-status-again', REWRITTEN);

export async function writeDevelopmentStatus(
  tx: Tx,
  status: DevelopmentStatus,
  chain: Continuation,
): Promise<void> {
  await tx.query(chainedBy(chain) === REWRITTEN ? AGAIN : NEXT, [...chainedValues(chain), status]);
}
