import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { revokedEvent } from './events-of.js';
import { holdLinked } from './persistence/held-proposals.js';
import { revokeLinks } from './persistence/write-endings.js';

const BATCH = 500;

/** Ends every unsigned link of an owner (D37); signed ones stay readable. Idempotent. */
export async function endLinksOf(tx: Tx, userId: string): Promise<void> {
  for (;;) {
    const rows = await holdLinked(tx, userId, BATCH);
    if (rows.length > 0) await revokeLinks(tx, rows.map(revokedEvent));
    if (rows.length < BATCH) return;
  }
}
