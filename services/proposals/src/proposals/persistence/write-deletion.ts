import { sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { EVENT, EVENT_CTES, type NewEvent, SET_CHAIN, WHERE_CHAIN } from '../../history/event-ctes.js';
import { closeLinkCte } from '../../links/close-link-cte.js';
import { ERASED } from '../../content/domain/content.js';
import { SET_WRITTEN, writtenRow } from '../../content/content-columns.js';

const hideStatement = statement(
  'proposal-hide-signed',
  sql`WITH ${EVENT_CTES}, image AS (
     DELETE FROM asset_givers g USING proposals p
     WHERE p.id = ${EVENT.proposal_id} AND g.user_id = p.user_id AND p.logo_cliente_url = '/api/assets/' || encode(g.hash, 'hex')
   )
   UPDATE proposals SET ${SET_CHAIN}, excluido_em = ${EVENT.em} WHERE ${WHERE_CHAIN}`,
);

/** D21, signed: removed from its owner's list; record and link stay, and its image is not counted any more. */
export async function hideSigned(tx: Tx, event: NewEvent): Promise<void> {
  await tx.query(hideStatement, { event });
}

const eraseStatement = statement(
  'proposal-erase-unsigned',
  sql`WITH ${EVENT_CTES}, ${closeLinkCte('excluido')}
   UPDATE proposals SET ${SET_CHAIN}, excluido_em = ${EVENT.em}, link_id = NULL, link_expira_em = NULL,
     apagar_detalhes = true, ${SET_WRITTEN}
   WHERE ${WHERE_CHAIN}`,
);

/** D21, unsigned: the link ends and the content is erased at once; versions and details wait for the erasure role. */
export async function eraseUnsigned(tx: Tx, event: NewEvent): Promise<void> {
  await tx.query(eraseStatement, { event, content: writtenRow(ERASED) });
}
