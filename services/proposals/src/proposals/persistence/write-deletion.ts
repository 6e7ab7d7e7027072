import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { assignments } from '../../database/places.js';
import {
  AFTER_EVENT,
  EVENT_CTES,
  eventAt,
  eventValues,
  type NewEvent,
  SET_CHAIN,
  WHERE_CHAIN,
} from '../../history/event-ctes.js';
import { closeLinkCte } from '../../links/close-link-cte.js';
import { ERASED } from '../../content/domain/content.js';
import { contentValues, WRITTEN_COLUMNS } from '../../content/content-columns.js';

const hideStatement = statement(
  'proposal-hide-signed',
  `WITH ${EVENT_CTES}, imagem AS (
     DELETE FROM asset_givers g USING proposals p
     WHERE p.id = ${eventAt('proposal_id')} AND g.user_id = p.user_id AND p.logo_cliente_url = '/api/assets/' || encode(g.hash, 'hex')
   )
   UPDATE proposals SET ${SET_CHAIN}, excluido_em = ${eventAt('em')} WHERE ${WHERE_CHAIN}`,
);

/** D21, signed: it leaves its owner's list; record and link stay, and its image counts for nobody any more. */
export async function hideSigned(tx: Tx, event: NewEvent): Promise<void> {
  await tx.query(hideStatement, eventValues(event));
}

const eraseStatement = statement(
  'proposal-erase-unsigned',
  `WITH ${EVENT_CTES}, ${closeLinkCte('excluido')}
   UPDATE proposals SET ${SET_CHAIN}, excluido_em = ${eventAt('em')}, link_id = NULL, link_expira_em = NULL,
     apagar_detalhes = true, ${assignments(WRITTEN_COLUMNS, AFTER_EVENT)}
   WHERE ${WHERE_CHAIN}`,
);

/** D21, unsigned: the link dies and the content goes at once; versions and details wait for the erasure role. */
export async function eraseUnsigned(tx: Tx, event: NewEvent): Promise<void> {
  await tx.query(eraseStatement, [...eventValues(event), ...contentValues(ERASED)]);
}
