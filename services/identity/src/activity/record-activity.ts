import { randomUUID } from 'node:crypto';
import type { Queryable } from '@acordo/service-kit/database/statement';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { foldingOf } from './domain/folding.js';
import type { ActivityEvent } from './activity-event.js';
import { type AccountRef, upsertActivity } from './persistence/activity.js';

interface More {
  vezes?: number;
  /** Milliseconds since it happened. */
  ago?: number;
  /** Emails that are sent about it. */
  avisos?: number;
}

/**
 * The only function that records account activity (D35): last in the transaction of the event, if there is
 * one. Repetitions raise a counter instead of adding rows.
 */
export const recordActivity = (
  db: Queryable,
  conta: AccountRef,
  happening: ActivityEvent,
  { vezes = 1, ago = 0, avisos = 0 }: More = {},
) =>
  upsertActivity(db, {
    id: randomUUID(),
    conta_tipo: conta.tipo,
    conta_id: conta.id,
    ...happening,
    ...foldingOf(happening, addressGroup(happening.ip)),
    vezes,
    ago,
    avisos,
  });
