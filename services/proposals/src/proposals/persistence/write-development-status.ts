import type { DevelopmentStatus } from '@acordo/contracts/http/propostas/states';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import {
  AFTER_EVENT,
  EVENT_CTES,
  eventValues,
  type NewEvent,
  SET_CHAIN,
  WHERE_CHAIN,
} from '../../history/persistence/event-ctes.js';

const writeStatement = statement(
  'proposal-set-development-status',
  `WITH ${EVENT_CTES}
   UPDATE proposals SET ${SET_CHAIN}, status_desenvolvimento = $${AFTER_EVENT} WHERE ${WHERE_CHAIN}`,
);

export async function writeDevelopmentStatus(
  tx: Tx,
  status: DevelopmentStatus,
  event: NewEvent,
): Promise<void> {
  await tx.query(writeStatement, [...eventValues(event), status]);
}
